import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadDocument } from '../../../kit/files/download-document';
import { useSnackbar } from '../../../lib/snackbar';

interface DownloadButtonProps {
  docId: string;
  fileName: string;
  label: string;
}

/** Fetches a document as the signed-in person and saves it under its name. */
export function DownloadButton({ docId, fileName, label }: DownloadButtonProps) {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      await downloadDocument({ docId, fileName });
    } catch {
      snackbar.error(t('common:download.failed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button loading={isBusy} onClick={() => void download()}>
      {label}
    </Button>
  );
}
