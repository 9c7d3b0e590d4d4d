import { DomainError } from '@palisade/kernel';

export const RESET_LINK_MS = 60 * 60_000;

/** When a link ends that is asked for now. */
export const resetLinkEnd = (now: Date): Date => new Date(now.getTime() + RESET_LINK_MS);

/** A mailbox gets one reset mail in this time, however often it is asked for. */
export const RESET_MAIL_GAP_MS = 60_000;

/** The refusal of a link that is unknown, old, used or replaced: all alike (Spec 1 §8). */
export function deadLink(): DomainError {
  const detail =
    "The reset link you're using has expired and you will need to get a new one " +
    'to continue resetting your password';
  return new DomainError('RESET_LINK_EXPIRED', detail, 404);
}
