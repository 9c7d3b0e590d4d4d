import type { QuoteStatus } from '@palisade/contracts';
import { DomainError } from '@palisade/kernel';
import type { Market } from '@palisade/trade';
import type { UnderwrittenRisk } from '../authority';
import { checkAuthority } from '../authority';
import { REVIEW_LOCK_MINUTES } from '../limits';
import { quoteExpiry } from '../quote-dates';
import { statusAfter } from '../quote-status';

const MINUTE_MS = 60_000;

/** A quote as far as underwriting reads it. */
export interface UnderwrittenQuote extends UnderwrittenRisk {
  status: QuoteStatus;
  assignedUnderwriterId: string | null;
  reviewLockedUntil: Date | null;
}

/** Who underwrites, and when. */
export interface Underwriter {
  userId: string;
  authorityLevel: number | null;
  now: Date;
}

/** An underwriter takes a referred quote and holds it for half an hour. */
export function underwriteQuote(
  quote: UnderwrittenQuote,
  by: Underwriter,
): Pick<UnderwrittenQuote, 'status' | 'assignedUnderwriterId' | 'reviewLockedUntil'> {
  const status = statusAfter(quote.status, 'underwrite');
  checkAuthority(by.authorityLevel, quote);
  const reviewLockedUntil = new Date(by.now.getTime() + REVIEW_LOCK_MINUTES * MINUTE_MS);
  return { status, assignedUnderwriterId: by.userId, reviewLockedUntil };
}

/** What an underwriter does to the terms of a quote, which keeps its status. */
export type TermsAction = 'updateTerms' | 'reset' | 'switchMarket' | 'bypassRules' | 'reassessRisk';

/** Throws 409 when the terms of a quote cannot be changed now, whatever they become. */
export function checkUpdatable(
  quote: UnderwrittenQuote,
  by: Underwriter,
  action: TermsAction = 'updateTerms',
): void {
  statusAfter(quote.status, action);
  checkHold(quote, by);
}

/** The status that new terms keep; throws 409 when the authority does not cover them. */
export function updateTerms(
  quote: UnderwrittenQuote,
  updated: UnderwrittenRisk,
  by: Underwriter,
  action: TermsAction = 'updateTerms',
): { status: QuoteStatus } {
  checkUpdatable(quote, by, action);
  checkAuthority(by.authorityLevel, updated);
  return { status: statusAfter(quote.status, action) };
}

/** A quote as far as its release reads it. */
export interface ReleasableQuote extends UnderwrittenQuote {
  /** When it was rated last. */
  rated: Date | null;
  /** When changed facts of the account last reached it. */
  lastPatched: Date | null;
}

/** Terms are released: bindable, and open for as long as the market allows from now on. */
export function releaseTerms(
  quote: ReleasableQuote,
  market: Market,
  by: Underwriter,
): { status: QuoteStatus; expiresOn: Date; reviewLockedUntil: null } {
  const status = statusAfter(quote.status, 'releaseTerms');
  checkHold(quote, by);
  checkAuthority(by.authorityLevel, quote);
  if (quote.rated === null) {
    const detail = 'The quote has no premium yet: update its terms first.';
    throw new DomainError('NOT_RATED', detail, 409);
  }
  if (quote.lastPatched !== null && quote.lastPatched > quote.rated) {
    const detail = 'The account was changed since the quote was rated: update its terms first.';
    throw new DomainError('RATING_OUTDATED', detail, 409);
  }
  return { status, expiresOn: quoteExpiry(market, by.now), reviewLockedUntil: null };
}

/** Throws 409 while another underwriter holds the quote. */
export function checkHold(
  quote: Pick<UnderwrittenQuote, 'reviewLockedUntil' | 'assignedUnderwriterId'>,
  { userId, now }: Pick<Underwriter, 'userId' | 'now'>,
): void {
  const isHeld = quote.reviewLockedUntil !== null && quote.reviewLockedUntil > now;
  if (!isHeld || quote.assignedUnderwriterId === userId) return;
  throw new DomainError('QUOTE_HELD', 'Another underwriter holds this quote right now.', 409);
}
