import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { submissionQuery } from '../../../features/submissions/api';
import {
  SubmissionStatusTag,
  statusWordKey,
} from '../../../features/submissions/submission-status';
import { useSubmissionActions } from '../../../features/submissions/use-submission-actions';
import { Loaded } from '../../../kit/pages/loaded';
import { RecordActions } from '../../../kit/pages/record-actions';
import { FactList } from '../../../kit/values/fact-list';
import type { Submission } from '../../../lib/api-types';
import { useSession } from '../../../lib/session';

/** The submission that a quote is made for, on every step of its way. */
export function SubmissionHeader({ submissionId }: { submissionId: string }) {
  const result = useQuery(submissionQuery(submissionId));
  return (
    <div className="card kit-strip">
      <Loaded result={result} skeleton={<Skeleton active paragraph={{ rows: 1 }} />}>
        {(submission) => <Header submission={submission} />}
      </Loaded>
    </div>
  );
}

function Header({ submission }: { submission: Submission }) {
  const { t } = useTranslation(['common', 'submission', 'quote']);
  const { basePath } = useSession();
  const { id, msgId, accountName, status, operationalStatus, assignedUserName } = submission;
  return (
    <>
      <FactList
        facts={[
          {
            label: t('submission:column.account'),
            value: <Link to={`${basePath}/submissions/${id}`}>{accountName}</Link>,
          },
          ...(msgId ? [{ label: t('submission:field.message'), value: msgId }] : []),
          { label: t('quote:column.status'), value: <SubmissionStatusTag status={status} /> },
          {
            label: t('submission:column.operationalStatus'),
            value: t(statusWordKey(operationalStatus)),
          },
          {
            label: t('submission:column.assigned'),
            value: assignedUserName ?? t('submission:nobody'),
          },
        ]}
      />
      <RecordActions actions={useSubmissionActions(submission)} />
    </>
  );
}
