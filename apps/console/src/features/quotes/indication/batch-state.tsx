import { Alert, Progress } from 'antd';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '../../../kit/forms/submit-button';
import { useSnackbar } from '../../../lib/snackbar';
import { useSubmit } from '../../../lib/use-submit';
import { batchQuery, resumeBatch, type BatchJob } from './batch';

/** How far a batch has come, what it waits for, and why it has stopped; it is tried again from here. */
export function BatchState({ job }: { job: BatchJob }) {
  const { t } = useTranslation(['common', 'quote']);
  const { status, problem, done, total } = job;
  const trying = useTryAgain(job);
  if (status === 'FAILED') {
    return (
      <Alert
        type="error"
        showIcon
        role="alert"
        title={problem?.detail ?? t('quote:batch.failed')}
        action={
          <SubmitButton submission={trying} onClick={() => void trying.submit()}>
            {t('quote:batch.resume')}
          </SubmitButton>
        }
      />
    );
  }
  if (status !== 'WAITING' && status !== 'RUNNING') return null;
  return (
    <>
      {problem && (
        <Alert
          type="info"
          showIcon
          role="status"
          title={t('quote:batch.waits', { why: problem.detail })}
          action={
            <SubmitButton submission={trying} onClick={() => void trying.submit()}>
              {t('quote:batch.tryNow')}
            </SubmitButton>
          }
        />
      )}
      <Progress
        aria-label={t('quote:batch.progress')}
        percent={total ? Math.round((done / total) * 100) : 0}
      />
    </>
  );
}

function useTryAgain({ id }: BatchJob) {
  const queryClient = useQueryClient();
  const snackbar = useSnackbar();
  return useSubmit((_: void, key) => resumeBatch(id, key), {
    onDone: (job) => queryClient.setQueryData(batchQuery(id).queryKey, job),
    onRefused: snackbar.problem,
  });
}
