import { DownloadOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnackbar } from '../lib/snackbar';
import { ColumnChooser } from './column-chooser';
import { downloadFile } from './download';
import { FilterChips, type ListFilter } from './filter-chips';
import type { ListPreferences } from './list-columns';
import { ListSearch } from './list-search';
import type { ListController } from './use-list-state';

interface ListToolbarProps {
  fileName: string;
  list: ListController;
  filters: ListFilter[];
  columns: { key: string; title: string }[];
  preferences: ListPreferences;
  onPreferences: (preferences: ListPreferences) => void;
  exportCsv: () => Promise<Blob>;
}

export function ListToolbar(props: ListToolbarProps) {
  const { fileName, list, filters, columns, preferences, onPreferences, exportCsv } = props;
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
      </Flex>
      <Flex gap={8}>
        <ExportButton fileName={fileName} exportCsv={exportCsv} />
        <ColumnChooser columns={columns} preferences={preferences} onChange={onPreferences} />
      </Flex>
    </Flex>
  );
}

function ExportButton({ fileName, exportCsv }: Pick<ListToolbarProps, 'fileName' | 'exportCsv'>) {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      downloadFile(await exportCsv(), `${fileName}.csv`);
    } catch {
      snackbar.error(t('common:download.failed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button icon={<DownloadOutlined aria-hidden />} loading={isBusy} onClick={() => void run()}>
      {t('common:list.export')}
    </Button>
  );
}
