import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '../../kit/files/download';
import { PermissionGuard } from '../../kit/pages/permission-guard';
import { api, unwrap } from '../../lib/api';
import { useEdition } from '../../lib/edition';
import { useSnackbar } from '../../lib/snackbar';

/** Downloads the application that can be filled in and mailed. */
export function BlankApplicationButton() {
  const { t } = useTranslation(['common', 'submission']);
  const { region } = useEdition();
  const snackbar = useSnackbar();
  const download = async () => {
    try {
      const call = api.docs.GET('/api/docs/v1/blank-application', {
        params: { query: { region } },
        parseAs: 'blob',
      });
      downloadFile((await unwrap(call)) as unknown as Blob, t('submission:blank.fileName'));
    } catch {
      snackbar.error(t('submission:blank.failed'));
    }
  };
  return (
    <PermissionGuard need="submission:create">
      <Button icon={<DownloadOutlined aria-hidden />} onClick={() => void download()}>
        {t('submission:blank.title')}
      </Button>
    </PermissionGuard>
  );
}
