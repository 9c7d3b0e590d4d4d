import { DomainError } from '@palisade/kernel';

export const RESET_LINK_MS = 60 * 60_000;

/** A mailbox gets one reset mail in this time, however often it is asked for. */
export const RESET_MAIL_GAP_MS = 60_000;

/** What is known of a link that somebody opens. */
export interface ResetLink {
  expires: Date;
  used: Date | null;
  replaced: Date | null;
}

export const isLive = (link: ResetLink, now: Date): boolean =>
  !link.used && !link.replaced && link.expires > now;

/** The refusal of a link that is unknown, old, used or replaced: all alike (Spec 1 §8). */
export function deadLink(): DomainError {
  const detail =
    "The reset link you're using has expired and you will need to get a new one " +
    'to continue resetting your password';
  return new DomainError('RESET_LINK_EXPIRED', detail, 404);
}
