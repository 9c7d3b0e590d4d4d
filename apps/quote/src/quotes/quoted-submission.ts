import type { SubmissionStatus } from '@palisade/contracts';
import { DomainError, isStaff } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { Submission } from '../snapshots/submission.entity';

/** Work on a submission goes on in one of these. */
const OPEN: readonly SubmissionStatus[] = ['NEW', 'IN_PROGRESS', 'CERTIFIED', 'QUOTED'];

/** The account of a submission that the caller may quote; 404, or 409 where it has none. */
export async function accountOfSubmission(
  em: EntityManager,
  id: string,
  { accountType, organizationId }: Actor,
): Promise<string> {
  const submission = await em.findOneBy(Submission, { id });
  const isSeen = isStaff({ accountType }) || submission?.agencyId === organizationId;
  if (!submission || !isSeen || submission.status === 'DELETED') throw notFound();
  if (submission.accountId) return submission.accountId;
  const detail = 'Match the submission to an account first.';
  throw new DomainError('SUBMISSION_WITHOUT_ACCOUNT', detail, 409);
}

/** Throws for a submission of others (404), or one that is closed (409); a quote needs none. */
export async function checkSubmission(
  em: EntityManager,
  id: string | null,
  { accountId, agencyId }: { accountId: string; agencyId: string | null },
): Promise<void> {
  if (!id) return;
  const submission = await em.findOneBy(Submission, { id });
  const isTheirs = submission?.accountId === accountId && submission.agencyId === agencyId;
  if (!isTheirs) throw notFound();
  if (OPEN.includes(submission.status)) return;
  throw new DomainError('SUBMISSION_CLOSED', `The submission is ${submission.status}.`, 409);
}

const notFound = (): DomainError =>
  new DomainError('SUBMISSION_NOT_FOUND', 'Submission not found.', 404);
