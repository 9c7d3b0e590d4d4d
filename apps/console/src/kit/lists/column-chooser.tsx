import { SettingOutlined } from '@ant-design/icons';
import { Button, Popover } from 'antd';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListPreferences } from './list-columns';

/** Lists come without it: few people change theirs. */
const ColumnList = lazy(async () => ({ default: (await import('./column-list')).ColumnList }));

interface Named {
  key: string;
  title: string;
  isOptional?: boolean;
}

export interface ColumnChooserProps {
  columns: Named[];
  preferences: ListPreferences;
  onChange: (preferences: ListPreferences) => void;
}

export function ColumnChooser(props: ColumnChooserProps) {
  const { t } = useTranslation();
  const title = t('common:list.columns');
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      title={title}
      content={
        <Suspense>
          <ColumnList {...props} />
        </Suspense>
      }
      destroyOnHidden
    >
      <Button icon={<SettingOutlined aria-hidden />} aria-label={title} aria-haspopup="dialog" />
    </Popover>
  );
}
