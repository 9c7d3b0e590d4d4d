import type { QuoteStatus } from '@palisade/contracts';
import { DomainError } from '@palisade/kernel';
import type { Market } from '@palisade/trade';
import { RESTORE_DELETED_DAYS, RESTORE_RESCINDED_DAYS } from '@palisade/trade';
import { quoteExpiry } from '../quote-dates';
import { statusAfter } from '../quote-status';
import type { RatingOutcome, StatusReason } from '../rating-outcome';

const DAY_MS = 86_400_000;
const REFUSED: readonly RatingOutcome['action'][] = ['rateDeclined', 'rateIndication'];

/** What a reopened quote has. */
export interface ReopenedQuote {
  status: QuoteStatus;
  statusReasons: StatusReason[];
  expiresOn: Date | null;
}

/** An expired or invalid quote that was rated again is open again; 409 for one that is refused. */
export function reviveQuote(
  status: QuoteStatus,
  { action, reasons }: RatingOutcome,
  { market, now }: { market: Market; now: Date },
): ReopenedQuote {
  const revived = statusAfter(status, 'revive');
  if (REFUSED.includes(action)) {
    const detail = reasons.map(({ text }) => text).join(' ');
    throw new DomainError('NOT_BINDABLE', detail, 409);
  }
  return { status: revived, statusReasons: [], expiresOn: quoteExpiry(market, now) };
}

/** Refuses to open a quote of an agency that does not serve the account any more (Spec 2 §4). */
export function checkStillServes(quotedBy: string | null, servedBy: string | null): void {
  if (quotedBy === null || quotedBy === servedBy) return;
  const detail = 'The agency of this quote does not serve the client any more.';
  throw new DomainError('AGENCY_CHANGED', detail, 409);
}

/** How a closed quote came to where it is. */
export interface ClosedHistory {
  /** The status before it was closed. */
  before: QuoteStatus;
  closedOn: Date;
  /** Another quote of the account and product is bound or issued. */
  hasBoundSibling: boolean;
}

/** A closed quote gets its status before closing back, a rescinded one becomes ready. */
export function restoreQuote(
  status: QuoteStatus,
  { before, closedOn, hasBoundSibling }: ClosedHistory,
  { market, now }: { market: Market; now: Date },
): ReopenedQuote {
  if (status === 'DELETED') {
    checkAge(closedOn, now, RESTORE_DELETED_DAYS);
    return { status: statusAfter(status, 'restoreDeleted'), statusReasons: [], expiresOn: null };
  }
  if (hasBoundSibling) {
    const detail = 'Another quote of this account and product is bound.';
    throw new DomainError('SIBLING_BOUND', detail, 409);
  }
  const expiresOn = quoteExpiry(market, now);
  if (status === 'RESCIND') {
    checkAge(closedOn, now, RESTORE_RESCINDED_DAYS);
    return { status: statusAfter(status, 'restoreRescinded'), statusReasons: [], expiresOn };
  }
  const restored = statusAfter(status, 'restore', before);
  if (before === 'SIGNED') {
    throw new DomainError('WAS_SIGNED', 'A signed quote cannot be restored.', 409);
  }
  return { status: restored, statusReasons: [], expiresOn };
}

function checkAge(closedOn: Date, now: Date, days: number): void {
  if (now.getTime() - closedOn.getTime() <= days * DAY_MS) return;
  throw new DomainError('TOO_LATE', `It can be restored within ${days} days only.`, 409);
}
