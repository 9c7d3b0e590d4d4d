import { Flex, Progress } from 'antd';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '../../kit/forms/submit-button';
import { PermissionGuard } from '../../kit/pages/permission-guard';
import { StatusTag } from '../../kit/values/status-tag';
import type { BulkUpload } from '../../lib/api-types';
import { useSnackbar } from '../../lib/snackbar';
import { useSubmit } from '../../lib/use-submit';
import { useBulkCommands } from './api';

const PERCENT = 100;

/** How far an upload is; one that has stopped can be let go on. */
export function UploadProgress({ upload }: { upload: BulkUpload }) {
  const { t } = useTranslation(['common', 'account']);
  const { numUploaded, numSuccess, numFailure, status } = upload;
  if (status === 'FAILED') return <Stopped upload={upload} />;
  return (
    <Progress
      size="small"
      percent={Math.floor(((numSuccess + numFailure) / numUploaded) * PERCENT)}
      aria-label={t('account:bulkUpload.progress')}
    />
  );
}

function Stopped({ upload }: { upload: BulkUpload }) {
  const { t } = useTranslation(['common', 'account']);
  const snackbar = useSnackbar();
  const { resume } = useBulkCommands();
  const resuming = useSubmit((_: void, key) => resume(upload, key), {
    onDone: () => snackbar.success(t('account:bulkUpload.resumed')),
    onRefused: snackbar.problem,
  });
  return (
    <Flex gap={8} wrap align="center">
      <StatusTag tone="lost" label={t('account:bulkUpload.stopped')} />
      <PermissionGuard need="bulk-upload:create">
        <SubmitButton size="small" submission={resuming} onClick={() => void resuming.submit()}>
          {t('account:bulkUpload.resume')}
        </SubmitButton>
      </PermissionGuard>
    </Flex>
  );
}
