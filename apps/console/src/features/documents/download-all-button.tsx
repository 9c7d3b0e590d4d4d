import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '../../kit/files/download';
import { orSaying, problemMessage } from '../../lib/problem';
import { useSnackbar } from '../../lib/snackbar';
import { documentsInZip, type UploadPlace } from './api';

/** Downloads the documents of a record in one zip: all of a claim, the newest hundred of others. */
export function DownloadAllButton({ place }: { place: UploadPlace }) {
  const { t } = useTranslation(['policy']);
  const snackbar = useSnackbar();
  const [isLoading, setLoading] = useState(false);
  const download = async () => {
    setLoading(true);
    try {
      const zip = await orSaying(t('policy:documents.downloadFailed'), () => documentsInZip(place));
      if (zip) downloadFile(zip, t('policy:document.zipName'));
      else snackbar.error(t('policy:document.empty'));
    } catch (error) {
      snackbar.error(problemMessage(error));
    } finally {
      setLoading(false);
    }
  };
  return (
    <Button
      icon={<DownloadOutlined aria-hidden />}
      loading={isLoading}
      onClick={() => void download()}
    >
      {t('policy:document.downloadAll')}
    </Button>
  );
}
