import { regionOfCountry } from '@palisade/kernel';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router';
import { accountQuery } from '../../features/accounts/api';
import { forSubmission, USUAL_PRODUCT, wizardPath } from '../../features/quotes/paths';
import { submissionQuery } from '../../features/submissions/api';
import { MailCard } from '../../features/submissions/mail-card';
import { businessTypeKey } from '../../features/submissions/columns';
import { submissionNextStep } from '../../features/submissions/next-step';
import { SubmissionStatusTag, statusWordKey } from '../../features/submissions/submission-status';
import { useSubmissionActions } from '../../features/submissions/use-submission-actions';
import { WhyClosed } from '../../features/submissions/why-closed';
import { Timeline } from '../../features/timeline/timeline';
import type { Crumb } from '../../kit/pages/page-header';
import { LoadedRecord, RecordPage } from '../../kit/pages/record-page';
import type { Fact } from '../../kit/values/fact-list';
import { NextStepText } from '../../kit/values/next-step-text';
import { ShortDate } from '../../kit/values/short-date';
import type { Submission } from '../../lib/api-types';
import { isOutOfReach } from '../../lib/problem';
import { usePermissions, useSession } from '../../lib/session';
import { NotFoundPage } from '../public/notices/not-found-page';
import { SubmissionQuotes } from './submission-quotes';

/** One submission: what was sent in, what waits, its quotes and who did what. */
export function SubmissionPage() {
  const { submissionId = '' } = useParams();
  const { t } = useTranslation(['common', 'submission']);
  const { basePath, landing } = useSession();
  const result = useQuery(submissionQuery(submissionId));
  if (isOutOfReach(result.error)) return <NotFoundPage />;
  const crumbs = [
    { title: t('common:page.home'), href: landing },
    { title: t('submission:list.title'), href: `${basePath}/submissions` },
  ];
  return (
    <LoadedRecord result={result} crumbs={crumbs} title={t('submission:list.title')}>
      {(submission) => <SubmissionRecord submission={submission} crumbs={crumbs} />}
    </LoadedRecord>
  );
}

interface SubmissionRecordProps {
  submission: Submission;
  crumbs: Crumb[];
}

function SubmissionRecord({ submission, crumbs }: SubmissionRecordProps) {
  const { can } = usePermissions();
  const { id, accountName, status, accountId, currency } = submission;
  return (
    <RecordPage
      crumbs={crumbs}
      title={accountName}
      tag={<SubmissionStatusTag status={status} />}
      strip={useStrip(submission)}
      primary={<RequestQuote submission={submission} />}
      actions={useSubmissionActions(submission)}
      rail={
        <Timeline noun="submission" id={id} currency={currency} statusWordKey={statusWordKey} />
      }
    >
      <WhyClosed submission={submission} />
      {submission.msgId && can('submission:assign') && <MailCard msgId={submission.msgId} />}
      {accountId && <SubmissionQuotes submissionId={id} accountId={accountId} />}
    </RecordPage>
  );
}

const OPEN: readonly Submission['status'][] = ['NEW', 'IN_PROGRESS', 'CERTIFIED', 'QUOTED'];

/** Goes through the facts to a quote for the submission. */
function RequestQuote({ submission }: { submission: Submission }) {
  const { t } = useTranslation('submission');
  const { basePath } = useSession();
  const { can } = usePermissions();
  const navigate = useNavigate();
  const { id, accountId, status } = submission;
  const account = useQuery({ ...accountQuery(accountId ?? ''), enabled: accountId !== null });
  if (!account.data || !can('quote:create') || !OPEN.includes(status)) return null;
  const product = USUAL_PRODUCT[regionOfCountry(account.data.country)];
  const place = forSubmission(
    wizardPath(basePath, product, account.data.id, 'verify-submission'),
    id,
  );
  return (
    <Button type="primary" onClick={() => void navigate(place)}>
      {t('action.quote')}
    </Button>
  );
}

function useStrip(submission: Submission): Fact[] {
  const { t } = useTranslation(['common', 'submission']);
  const { basePath, isStaff } = useSession();
  const { accountId, accountName, agencyName, created, businessType, assignedUserName } =
    submission;
  const account = accountId ? (
    <Link to={`${basePath}/accounts/${accountId}`}>{accountName}</Link>
  ) : (
    t('submission:unmatched')
  );
  return [
    { label: t('submission:column.received'), value: <ShortDate value={created} /> },
    { label: t('submission:column.account'), value: account },
    ...(isStaff ? [{ label: t('common:wording.agency'), value: agencyName }] : []),
    { label: t('submission:column.businessType'), value: t(businessTypeKey(businessType)) },
    {
      label: t('submission:column.operationalStatus'),
      value: t(statusWordKey(submission.operationalStatus)),
    },
    { label: t('submission:column.assigned'), value: assignedUserName ?? t('submission:nobody') },
    {
      label: t('common:record.nextStep'),
      value: <NextStepText step={submissionNextStep(submission)} />,
      isWide: true,
    },
  ];
}
