import { scopeOf } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Account } from '../accounts/account.entity';
import type { SubmissionStep } from '../domain/timeline';
import type { Submission } from './submission.entity';

/** Publishes how a submission stands, and by which step. */
export async function publishSubmission(
  tx: Tx,
  submission: Omit<Submission, 'sortName'>,
  action: SubmissionStep,
  reason: string | null = null,
): Promise<void> {
  const { id: submissionId, msgId, accountId, agencyId, accountName, status } = submission;
  const account = accountId && (await tx.em.findOneBy(Account, { id: accountId }));
  const teamIds = account ? account.teamIds : [];
  const { operationalStatus, businessType, assignedUser: assignedUserId } = submission;
  await tx.publish({
    type: 'submission.status-changed.v1',
    data: {
      submissionId,
      msgId,
      accountId,
      agencyId,
      action,
      accountName,
      status,
      operationalStatus,
      businessType,
      assignedUserId,
      reason,
      scope: scopeOf({ accountId, agencyId, teamIds }),
    },
  });
}

/** Publishes that a submission still waits for information of its agency. */
export async function publishInformationDue(tx: Tx, submission: Submission): Promise<void> {
  const { id: submissionId, accountId, agencyId, accountName } = submission;
  const account = accountId && (await tx.em.findOneBy(Account, { id: accountId }));
  const teamIds = account ? account.teamIds : [];
  await tx.publish({
    type: 'submission.information-due.v1',
    data: {
      submissionId,
      accountId,
      agencyId,
      accountName,
      assignedUserId: submission.assignedUser,
      scope: scopeOf({ accountId, agencyId, teamIds }),
    },
  });
}
