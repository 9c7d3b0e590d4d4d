import { DownloadOutlined } from '@ant-design/icons';
import { Button, Dropdown, Flex } from 'antd';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnackbar } from '../../lib/snackbar';
import { ColumnChooser } from './column-chooser';
import { downloadFile } from '../files/download';
import { FilterChips, type ListFilter } from './filter-chips';
import type { ListPreferences } from './list-columns';
import { ListSearch } from './list-search';
import type { SheetFormat } from './sheet';
import type { ListController } from './use-list-state';

interface ListToolbarProps {
  fileName: string;
  list: ListController;
  filters: ListFilter[];
  columns: { key: string; title: string }[];
  preferences: ListPreferences;
  onPreferences: (preferences: ListPreferences) => void;
  exportFile: (format: SheetFormat) => Promise<Blob>;
}

export function ListToolbar(props: ListToolbarProps) {
  const { fileName, list, filters, columns, preferences, onPreferences, exportFile } = props;
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
        <ExportButton fileName={fileName} exportFile={exportFile} />
        <ColumnChooser columns={columns} preferences={preferences} onChange={onPreferences} />
      </Flex>
    </Flex>
  );
}

const FORMATS: SheetFormat[] = ['csv', 'xlsx'];

function ExportButton({ fileName, exportFile }: Pick<ListToolbarProps, 'fileName' | 'exportFile'>) {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const [isBusy, setBusy] = useState(false);
  const run = async (format: SheetFormat) => {
    setBusy(true);
    try {
      downloadFile(await exportFile(format), `${fileName}.${format}`);
    } catch {
      snackbar.error(t('common:download.failed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: FORMATS.map((format) => ({
          key: format,
          label: t(`common:list.export.${format}`),
          onClick: () => void run(format),
        })),
      }}
    >
      <Button icon={<DownloadOutlined aria-hidden />} loading={isBusy} aria-haspopup="menu">
        {t('common:list.export')}
      </Button>
    </Dropdown>
  );
}
