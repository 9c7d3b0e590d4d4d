import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import { Button, Checkbox, Flex, Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ColumnChooserProps } from './column-chooser';
import {
  DEFAULT_PREFERENCES,
  isVisible,
  moveColumn,
  orderColumns,
  withColumn,
  type Density,
} from './list-columns';

/** Which columns a list shows, in which order, and how high its rows are. */
export function ColumnList({ columns, preferences, onChange }: ColumnChooserProps) {
  const { t } = useTranslation();
  const ordered = orderColumns(columns, preferences.order);
  const last = ordered.length - 1;
  const move = (key: string, by: -1 | 1) =>
    onChange({ ...preferences, order: moveColumn(ordered, key, by) });

  return (
    <Flex vertical gap={8} className="kit-column-list">
      {ordered.map((column, index) => (
        <Flex key={column.key} justify="space-between" align="center" gap={16}>
          <Checkbox
            checked={isVisible(column, preferences)}
            disabled={index === 0}
            onChange={({ target }) => onChange(withColumn(preferences, column, target.checked))}
          >
            {column.title}
          </Checkbox>
          {index > 0 && (
            <Flex gap={8}>
              <Button
                size="small"
                icon={<ArrowUpOutlined aria-hidden />}
                aria-label={t('common:list.moveUp', { column: column.title })}
                disabled={index === 1}
                onClick={() => move(column.key, -1)}
              />
              <Button
                size="small"
                icon={<ArrowDownOutlined aria-hidden />}
                aria-label={t('common:list.moveDown', { column: column.title })}
                disabled={index === last}
                onClick={() => move(column.key, 1)}
              />
            </Flex>
          )}
        </Flex>
      ))}
      <Segmented<Density>
        block
        aria-label={t('common:list.density')}
        value={preferences.density}
        options={[
          { value: 'comfortable', label: t('common:list.comfortable') },
          { value: 'compact', label: t('common:list.compact') },
        ]}
        onChange={(density) => onChange({ ...preferences, density })}
      />
      <Button onClick={() => onChange(DEFAULT_PREFERENCES)}>{t('common:list.resetColumns')}</Button>
    </Flex>
  );
}
