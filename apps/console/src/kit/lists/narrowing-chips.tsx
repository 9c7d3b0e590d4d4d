import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

/** What an address narrows a list by that no chip of the list offers, such as a time. */
export interface Narrowing {
  /** The filters that say it together. */
  names: string[];
  label: string;
}

interface NarrowingChipsProps {
  narrowings: readonly Narrowing[];
  chosen: Record<string, string>;
  onChange: (chosen: Record<string, string>) => void;
}

/** What a list was narrowed by where it was opened from; a press takes it away. */
export function NarrowingChips({ narrowings, chosen, onChange }: NarrowingChipsProps) {
  const { t } = useTranslation();
  const without = (names: readonly string[]) =>
    Object.fromEntries(Object.entries(chosen).filter(([name]) => !names.includes(name)));
  return narrowings.map(({ names, label }) => (
    <Button
      key={names.join()}
      size="small"
      shape="round"
      type="primary"
      icon={<CloseOutlined aria-hidden />}
      iconPlacement="end"
      aria-label={t('common:list.widen', { label })}
      onClick={() => onChange(without(names))}
    >
      {label}
    </Button>
  ));
}
