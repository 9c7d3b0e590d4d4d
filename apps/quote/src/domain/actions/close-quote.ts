import type { AccountStatus, QuoteStatus } from '@palisade/contracts';
import { DomainError, invalidField } from '@palisade/kernel';
import type { Product } from '@palisade/trade';
import { FILL_IN } from '@palisade/trade';
import { statusAfter } from '../quote-status';
import type { StatusReason } from '../rating-outcome';

/** Why a quote ends: the chosen reason or a text of one's own, and its description. */
export interface ClosingReason {
  reason: string;
  reasonSummary: string;
}

/** What a closed quote keeps. */
export interface ClosedQuote {
  status: QuoteStatus;
  statusReasons: StatusReason[];
  reviewLockedUntil: null;
}

/** What an invalid quote keeps: nobody is to rate or sign it any more. */
export interface InvalidQuote extends ClosedQuote {
  ratingDue: null;
  signRequestedOn: null;
}

/** An underwriter declines a quote. */
export function declineQuote(status: QuoteStatus, why: ClosingReason): ClosedQuote {
  const declined = statusAfter(status, 'decline');
  checkSummary(why);
  return closed(declined, why, 'underwriter');
}

/** What is declined with a quote. */
export interface Cascade {
  declineSubmission?: boolean;
  declineAccount?: boolean;
}

/** What is declined with it, by name. */
export const alsoDeclined = ({
  declineSubmission,
  declineAccount,
}: Cascade): ('SUBMISSION' | 'ACCOUNT')[] => [
  ...(declineSubmission ? (['SUBMISSION'] as const) : []),
  ...(declineAccount ? (['ACCOUNT'] as const) : []),
];

/** Throws when there is nothing to decline with it: no submission (400), or a policy in force (409). */
export function checkCascade(
  { declineSubmission, declineAccount }: Cascade,
  { submissionId, accountStatus }: { submissionId: string | null; accountStatus: AccountStatus },
): void {
  if (declineSubmission && !submissionId) {
    const detail = 'The quote was made for no submission.';
    throw invalidField('NO_SUBMISSION', detail, '/declineSubmission');
  }
  if (declineAccount && accountStatus === 'Active Policy') {
    const detail = 'An account with a policy in force cannot be declined.';
    throw new DomainError('ACCOUNT_HAS_POLICY', detail, 409);
  }
}

/** A quote was not taken; the product is named to be sure that the right one is closed. */
export function markLost(
  quote: { status: QuoteStatus; product: Product },
  why: ClosingReason & { productType: Product },
): ClosedQuote {
  const lost = statusAfter(quote.status, 'markLost');
  if (why.productType !== quote.product) {
    throw invalidField('PRODUCT_DIFFERS', 'The quote is of another product.', '/productType');
  }
  checkSummary(why);
  return closed(lost, why, 'agency');
}

/** Facts that a quote was made on no longer hold. */
export function invalidateQuote(status: QuoteStatus, reason: string): InvalidQuote {
  return {
    status: statusAfter(status, 'invalidate'),
    statusReasons: [{ code: 'INVALIDATED', text: reason, source: 'underwriter' }],
    reviewLockedUntil: null,
    ratingDue: null,
    signRequestedOn: null,
  };
}

function checkSummary({ reasonSummary }: ClosingReason): void {
  if (reasonSummary !== FILL_IN) return;
  throw invalidField('FILL_IN_REQUIRED', 'Fill-In text is required', '/reasonSummary');
}

const closed = (
  status: QuoteStatus,
  { reason, reasonSummary }: ClosingReason,
  source: StatusReason['source'],
): ClosedQuote => ({
  status,
  statusReasons: [{ code: reasonSummary, text: reason, source }],
  reviewLockedUntil: null,
});
