import { DEFAULT_PRESET, DURATION_PRESETS } from '@palisade/kernel';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ListController } from '../../kit/lists/use-list-state';

/** In which time the rows of a dashboard were changed last; the address holds it. */
export function DurationSelect({ list }: { list: ListController }) {
  const { t } = useTranslation();
  const { duration: chosen, ...others } = list.state.filters;
  return (
    <Select
      aria-label={t('common:dashboard.changed')}
      prefix={t('common:dashboard.changed')}
      value={Number(chosen ?? DEFAULT_PRESET)}
      options={DURATION_PRESETS.map((value) => ({ value, label: t(`common:duration.${value}`) }))}
      onChange={(value) =>
        list.change({
          filters: value === DEFAULT_PRESET ? others : { ...others, duration: String(value) },
        })
      }
      className="home-duration"
    />
  );
}
