import { DomainError } from '@palisade/kernel';

/** Life of the link of an invitation. */
export const INVITATION_DAYS = 7;

export const INVITATION_MS = INVITATION_DAYS * 24 * 3_600_000;

/** When an invitation that is sent now ends. */
export const invitationEnd = (now: Date): Date => new Date(now.getTime() + INVITATION_MS);

/** Refuses to invite a person again who has a password already. */
export function checkInvitable({ hasPassword }: { hasPassword: boolean }): void {
  if (!hasPassword) return;
  const detail = 'This user has accepted the invitation already.';
  throw new DomainError('ALREADY_JOINED', detail, 409);
}
