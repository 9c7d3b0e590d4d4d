import { DownloadOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnackbar } from '../../lib/snackbar';
import { downloadFile } from '../files/download';
import type { RowAction } from './row-menu';
import type { SheetFormat } from './sheet';

const FORMATS: SheetFormat[] = ['csv', 'xlsx'];

interface ExportButtonProps {
  label: string;
  fileName: string;
  size?: 'small' | 'middle';
  exportFile: (format: SheetFormat) => Promise<Blob>;
  /** What else can be had of the rows. */
  more?: RowAction[];
}

/** Writes rows into a file of the chosen format. */
export function ExportButton(props: ExportButtonProps) {
  const { label, fileName, size = 'middle', exportFile, more = [] } = props;
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
      autoFocus
      trigger={['click']}
      menu={{
        items: [
          ...FORMATS.map((format) => ({
            key: format,
            label: t(`common:list.export.${format}`),
            onClick: () => void run(format),
          })),
          ...more.map(({ key, label: name, onPick }) => ({
            key,
            label: name,
            onClick: ({ domEvent }: { domEvent: SyntheticEvent }) => {
              // The key that chose must not press what the dialog then focuses.
              domEvent.preventDefault();
              onPick();
            },
          })),
        ],
      }}
    >
      <Button
        size={size}
        icon={<DownloadOutlined aria-hidden />}
        loading={isBusy}
        aria-haspopup="menu"
      >
        {label}
      </Button>
    </Dropdown>
  );
}
