import type { QuoteStatus } from '@palisade/contracts';
import type { Market } from '@palisade/kernel';
import { DomainError } from '@palisade/kernel';
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

/** Whether terms may be changed to those of `risk`; throws 409 when not. */
export function checkTermsUpdate(
  quote: UnderwrittenQuote,
  risk: UnderwrittenRisk,
  by: Underwriter,
): QuoteStatus {
  const status = statusAfter(quote.status, 'updateTerms');
  checkHold(quote, by);
  checkAuthority(by.authorityLevel, risk);
  return status;
}

/** Terms are released: bindable, and open for as long as the market allows from now on. */
export function releaseTerms(
  quote: UnderwrittenQuote & { ratingId: string | null },
  market: Market,
  by: Underwriter,
): { status: QuoteStatus; expiresOn: Date; reviewLockedUntil: null } {
  const status = statusAfter(quote.status, 'releaseTerms');
  checkHold(quote, by);
  checkAuthority(by.authorityLevel, quote);
  if (quote.ratingId === null) {
    const detail = 'The quote has no premium yet: update its terms first.';
    throw new DomainError('NOT_RATED', detail, 409);
  }
  return { status, expiresOn: quoteExpiry(market, by.now), reviewLockedUntil: null };
}

/** Throws 409 while another underwriter holds the quote. */
export function checkHold(
  quote: Pick<UnderwrittenQuote, 'assignedUnderwriterId' | 'reviewLockedUntil'>,
  { userId, now }: Pick<Underwriter, 'userId' | 'now'>,
): void {
  const isHeld = quote.reviewLockedUntil !== null && quote.reviewLockedUntil > now;
  if (!isHeld || quote.assignedUnderwriterId === userId) return;
  throw new DomainError('QUOTE_HELD', 'Another underwriter holds this quote right now.', 409);
}
