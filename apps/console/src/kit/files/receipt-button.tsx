import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { api, unwrap } from '../../lib/api';
import { isOutOfReach } from '../../lib/problem';
import { useSnackbar } from '../../lib/snackbar';
import { downloadFile } from './download';

interface ReceiptButtonProps {
  policyId: string;
  policyNumber: string;
}

/** Downloads the receipt of the last payment, which is printed a moment after it has settled. */
export function ReceiptButton({ policyId, policyNumber }: ReceiptButtonProps) {
  const { t } = useTranslation(['common', 'policy']);
  const snackbar = useSnackbar();
  const download = async () => {
    try {
      const call = api.docs.GET('/api/docs/v1/receipt/{policyId}', {
        params: { path: { policyId } },
        parseAs: 'blob',
      });
      downloadFile((await unwrap(call)) as unknown as Blob, `Receipt ${policyNumber}.pdf`);
    } catch (error) {
      snackbar.error(
        t(isOutOfReach(error) ? 'common:after.printing' : 'policy:documents.downloadFailed'),
      );
    }
  };
  return (
    <Button icon={<DownloadOutlined aria-hidden />} onClick={() => void download()}>
      {t('common:after.receipt')}
    </Button>
  );
}
