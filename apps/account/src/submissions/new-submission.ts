import type { Region } from '@palisade/kernel';
import type { DomainError } from '@palisade/kernel';
import { invalidField } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { Agency } from '../agencies/agency.entity';
import { Organization } from '../snapshots/organization.entity';
import { publishSubmission } from './submission-events';
import { Submission } from './submission.entity';

/** A submission that nobody gave up. */
export const UNREASONED = {
  declinationReason: null,
  declinationReasonDescription: null,
  fillInDeclinationReason: null,
  nonViableReason: null,
};

/** A submission to which nothing has happened. */
export const BLANK = {
  ...UNREASONED,
  msgId: null,
  accountId: null,
  assignedUser: null,
  certifiedBy: null,
  certifiedOn: null,
  wasQuoted: false,
  quotedPremium: null,
  closedOn: null,
  reminderDue: null,
};

/** Keeps a new submission, tells of it and records it. */
export async function addSubmission(
  tx: Tx,
  submission: Omit<Submission, 'sortName'>,
): Promise<void> {
  await tx.em.insert(Submission, submission);
  await publishSubmission(tx, submission, 'create');
  const subject = { subjectType: 'submission', subjectId: submission.id };
  await tx.record({ action: 'submission.create', ...subject, after: { ...submission } });
}

/** An agency that is told of, with the edition that it works in. */
export async function agencyOf(
  em: EntityManager,
  id: string | null,
): Promise<{ id: string; region: Region }> {
  const profile = id ? await em.findOneBy(Agency, { id, deleted: false }) : null;
  if (profile) return profile;
  const told = id
    ? await em.findOneBy(Organization, { id, accountType: 'AGENCY', deleted: false })
    : null;
  if (told) return { id: told.id, region: told.locationAlias ?? 'US' };
  throw ofAnotherAgency();
}

export const ofAnotherAgency = (): DomainError =>
  invalidField('AGENCY_INVALID', 'The selected agency is invalid.', '/agencyId');
