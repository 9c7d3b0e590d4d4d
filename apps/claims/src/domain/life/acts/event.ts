import { DomainError } from '@palisade/kernel';
import type { ActRule } from '../act-rule';
import { refusal } from '../act-rule';
import type { ClaimLife } from '../book';
import { eventDateOf, eventOf, isStanding } from '../book';

const isPaid = ({ payments }: ClaimLife): boolean => payments.some(isStanding);

/** Another claim whose file is open to be joined; throws 404. */
function joined(book: readonly ClaimLife[], id: string): ClaimLife {
  const other = book.find((claim) => claim.id === id && claim.status !== null);
  if (other) return other;
  const detail = 'Choose a claim of the same policy whose file was opened.';
  throw new DomainError('CLAIM_NOT_RELATED', detail, 404);
}

/** The claim is of the same event as another one; nothing that is paid is ever reworked. */
export const relate: ActRule<{ claimId: string }> = {
  action: 'relate',
  check: (claim, { claimId }, { book }) => {
    const event = eventOf(book, joined(book, claimId));
    if (isPaid(claim)) {
      throw refusal(
        'PAID_ALREADY',
        'A payment of this claim stands: it stays an event of its own.',
      );
    }
    const moves = eventDateOf([...event, claim]) !== eventDateOf(event);
    if (!moves || !event.some(isPaid)) return;
    throw refusal('EVENT_PAID', 'The date of an event of which something was paid does not move.');
  },
  apply: (claim, { claimId }, { book }) => ({ ...claim, eventId: joined(book, claimId).eventId }),
};

/** The event is paid although it was told of too late; for all of its claims. */
export const excuse: ActRule<{ reason: string }> = {
  action: 'excuse',
  check: (_, __, { authority }) => {
    if (authority.mayExcuse) return;
    throw refusal('EXCUSE_AUTHORITY', 'A late notice is excused by the Head of Claims.');
  },
  apply: (claim, { reason }, { by }) => ({ ...claim, excuse: { by, reason } }),
};

/** The insurer tells the insured that it may still refuse. */
export const reserveRights: ActRule<object> = {
  action: 'reserveRights',
  check: () => undefined,
  apply: (claim) => claim,
};
