import { Flex } from 'antd';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { ColumnChooser } from './column-chooser';
import { ExportButton } from './export-button';
import { FilterChips, type ListFilter } from './filter-chips';
import type { ListPreferences } from './list-columns';
import { ListSearch } from './list-search';
import { NarrowingChips, type Narrowing } from './narrowing-chips';
import type { SheetFormat } from './sheet';
import type { ListController } from './use-list-state';

interface ListToolbarProps {
  fileName: string;
  list: ListController;
  filters: ListFilter[];
  narrowings: readonly Narrowing[];
  columns: { key: string; title: string; isOptional?: boolean }[];
  preferences: ListPreferences;
  onPreferences: (preferences: ListPreferences) => void;
  exportFile: (format: SheetFormat) => Promise<Blob>;
}

export function ListToolbar(props: ListToolbarProps) {
  const { fileName, list, filters, narrowings, columns, preferences } = props;
  const { onPreferences, exportFile } = props;
  const { change } = list;
  const { t } = useTranslation();
  const onSearch = useCallback((search: string) => change({ search }), [change]);
  return (
    <Flex justify="space-between" align="center" gap={8} wrap>
      <Flex align="center" gap={8} wrap>
        <ListSearch value={list.state.search} onSearch={onSearch} />
        <FilterChips
          filters={filters}
          chosen={list.state.filters}
          onChange={(chosen) => change({ filters: chosen })}
        />
        <NarrowingChips
          narrowings={narrowings}
          chosen={list.state.filters}
          onChange={(chosen) => change({ filters: chosen })}
        />
      </Flex>
      <Flex gap={8}>
        <ExportButton label={t('common:list.export')} fileName={fileName} exportFile={exportFile} />
        <ColumnChooser columns={columns} preferences={preferences} onChange={onPreferences} />
      </Flex>
    </Flex>
  );
}
