import { Alert, Button, Flex, Progress } from 'antd';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '../../kit/forms/submit-button';
import { useEdition } from '../../lib/edition';
import { formatNumber } from '../../lib/formatting';
import type { SubmitState } from '../../lib/use-submit';
import type { DislocationJob } from './types';

interface DislocationJobStateProps {
  job: DislocationJob;
  cancelling: SubmitState;
  onCancel: () => void;
  onAgain: () => void;
}

/** How far a comparison has come, and why there is none when it came to nothing. */
export function DislocationJobState({
  job,
  cancelling,
  onCancel,
  onAgain,
}: DislocationJobStateProps) {
  const { t } = useTranslation(['common', 'coverage']);
  const { status, total, problem } = job;
  const isOpen = status === 'WAITING' || status === 'RUNNING';
  if (isOpen || status === 'DONE') {
    return (
      <Flex vertical gap={8}>
        <p role="status">
          {isOpen && problem
            ? t('coverage:rater.job.waits', { why: problem.detail })
            : t(`coverage:rater.job.${status}`, { count: total ?? 0 })}
        </p>
        {isOpen && <Running job={job} cancelling={cancelling} onCancel={onCancel} />}
      </Flex>
    );
  }
  return (
    <Alert
      role="alert"
      type={status === 'FAILED' ? 'error' : 'info'}
      showIcon
      title={t(`coverage:rater.job.${status}`)}
      description={problem?.detail}
      action={<Button onClick={onAgain}>{t('coverage:rater.job.again')}</Button>}
    />
  );
}

function Running({ job, cancelling, onCancel }: Omit<DislocationJobStateProps, 'onAgain'>) {
  const { t } = useTranslation(['common', 'coverage']);
  const { locale } = useEdition();
  const { done, total } = job;
  const percent = total ? Math.floor((100 * done) / total) : 0;
  return (
    <>
      <Progress percent={percent} aria-label={t('coverage:rater.job.progress')} />
      <Flex justify="space-between" align="center" gap={8} wrap>
        <span className="muted">
          {total !== null &&
            t('coverage:rater.job.steps', {
              done: formatNumber(done, locale),
              total: formatNumber(total, locale),
            })}
        </span>
        <SubmitButton submission={cancelling} onClick={onCancel}>
          {t('common:action.cancel')}
        </SubmitButton>
      </Flex>
    </>
  );
}
