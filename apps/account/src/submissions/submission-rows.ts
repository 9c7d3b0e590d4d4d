import type { SubmissionStatus } from '@palisade/contracts';
import { DomainError } from '@palisade/kernel';
import type { Actor, Tx } from '@palisade/platform';
import type { SubmissionAction } from '../domain/submissions/submission-status';
import { CLOSED, operationalAfter, reminderDue } from '../domain/submissions/submission-status';
import { publishSubmission } from './submission-events';
import { Submission } from './submission.entity';
import { visibleTo } from './submissions.access';

/** The submission, locked, when the caller may see it; 404 otherwise. */
export async function lockSubmission({ em }: Tx, id: string, actor: Actor): Promise<Submission> {
  const query = em
    .createQueryBuilder(Submission, 'submission')
    .where('submission.id = :id', { id });
  const submission = await visibleTo(query, actor).setLock('pessimistic_write').getOne();
  return submission ?? submissionNotFound();
}

export function submissionNotFound(): never {
  throw new DomainError('SUBMISSION_NOT_FOUND', 'Submission not found.', 404);
}

/** A step of a submission: what happens, where that leads, and what else it writes. */
export interface SubmissionStep {
  action: SubmissionAction;
  to: SubmissionStatus;
  patch?: Partial<Submission>;
  /** For those who are told. */
  reason?: string;
  now: Date;
}

/** Takes a locked submission a step further, tells of it and records it. */
export async function moveSubmission(
  tx: Tx,
  before: Submission,
  { action, to, patch = {}, reason, now }: SubmissionStep,
): Promise<void> {
  const isClosed = CLOSED.includes(to);
  const operationalStatus =
    patch.operationalStatus ?? operationalAfter[action] ?? before.operationalStatus;
  const waiting = { operationalStatus, before: before.reminderDue };
  const after: Submission = {
    ...before,
    ...patch,
    operationalStatus,
    reminderDue: reminderDue(waiting, action, now),
    status: to,
    closedOn: isClosed ? (before.closedOn ?? now) : null,
    modified: now,
  };
  await tx.em.update(Submission, { id: before.id }, after);
  await publishSubmission(tx, after, action, reason);
  await tx.record({
    action: `submission.${action}`,
    subjectType: 'submission',
    subjectId: before.id,
    before: { ...before },
    after: { ...after, ...(reason && { reason }) },
  });
}
