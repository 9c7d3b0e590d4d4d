import type { QuoteStatus } from '@palisade/contracts';
import { DomainError } from '@palisade/kernel';
import { statusAfter } from '../quote-status';
import type { StatusReason } from '../rating-outcome';

/** A bound quote is taken back before its policy is issued, unless there is a claim. */
export function rescindQuote(
  quote: { status: QuoteStatus; hasClaim: boolean },
  reason: string,
): { status: QuoteStatus; statusReasons: StatusReason[] } {
  const status = statusAfter(quote.status, 'rescind');
  if (quote.hasClaim) {
    throw new DomainError('CLAIM_FILED', 'A claim was filed: it cannot be rescinded.', 409);
  }
  return { status, statusReasons: [{ code: 'RESCIND', text: reason, source: 'underwriter' }] };
}
