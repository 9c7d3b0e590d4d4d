import { Flex } from 'antd';
import { useCallback } from 'react';
import { ColumnChooser } from './column-chooser';
import { FilterChips, type ListFilter } from './filter-chips';
import type { ListPreferences } from './list-columns';
import { ListExport } from './list-export';
import { ListSearch } from './list-search';
import { NarrowingChips, type Narrowing } from './narrowing-chips';
import type { ListReport } from './reports/reports';
import type { SheetFormat } from './sheet';
import type { ListController } from './use-list-state';

interface ListToolbarProps {
  label: string;
  fileName: string;
  list: ListController;
  filters: ListFilter[];
  narrowings: readonly Narrowing[];
  columns: { key: string; title: string; isOptional?: boolean }[];
  preferences: ListPreferences;
  onPreferences: (preferences: ListPreferences) => void;
  exportFile: (format: SheetFormat) => Promise<Blob>;
  report: ListReport | undefined;
}

export function ListToolbar(props: ListToolbarProps) {
  const { label, fileName, list, filters, narrowings, columns, preferences } = props;
  const { onPreferences, exportFile, report } = props;
  const { change } = list;
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
        <ListExport
          label={label}
          fileName={fileName}
          list={list}
          report={report}
          exportFile={exportFile}
        />
        <ColumnChooser columns={columns} preferences={preferences} onChange={onPreferences} />
      </Flex>
    </Flex>
  );
}
