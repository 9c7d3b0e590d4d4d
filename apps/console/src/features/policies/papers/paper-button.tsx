import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '../../../kit/files/download';
import { api, unwrap } from '../../../lib/api';
import { isOutOfReach } from '../../../lib/problem';
import { useSnackbar } from '../../../lib/snackbar';

/** Downloads the document of a policy, which is printed a moment after it is issued. */
export function PaperButton({ policyId }: { policyId: string }) {
  const { t } = useTranslation(['common', 'policy']);
  const snackbar = useSnackbar();
  const download = async () => {
    try {
      const { docId, fileName } = await unwrap(
        api.policy.GET('/api/policy/v1/document/{policyId}', { params: { path: { policyId } } }),
      );
      const call = api.docs.GET('/api/docs/v1/download', {
        params: { query: { docId } },
        parseAs: 'blob',
      });
      downloadFile((await unwrap(call)) as unknown as Blob, fileName);
    } catch (error) {
      snackbar.error(
        t(isOutOfReach(error) ? 'common:after.printing' : 'policy:documents.downloadFailed'),
      );
    }
  };
  return (
    <Button icon={<DownloadOutlined aria-hidden />} onClick={() => void download()}>
      {t('policy:paper.download')}
    </Button>
  );
}
