import type { AccountStatus, QuoteStatus } from '@palisade/contracts';
import { DomainError, invalidField } from '@palisade/kernel';
import type { Product } from '@palisade/trade';
import type { Reason, SaidReason } from '@palisade/trade';
import { chosenReason, DECLINE_REASONS, FILL_IN, LOST_REASONS } from '@palisade/trade';
import { statusAfter } from '../quote-status';
import type { StatusReason } from '../rating-outcome';

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
export function declineQuote(status: QuoteStatus, why: SaidReason): ClosedQuote {
  const declined = statusAfter(status, 'decline');
  return closed(declined, reasonOf(DECLINE_REASONS, why, 'underwriter'));
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
  why: SaidReason & { productType: Product },
): ClosedQuote {
  const lost = statusAfter(quote.status, 'markLost');
  if (why.productType !== quote.product) {
    throw invalidField('PRODUCT_DIFFERS', 'The quote is of another product.', '/productType');
  }
  return closed(lost, reasonOf(LOST_REASONS, why, 'agency'));
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

/** A text of one's own stands before the description: the code says no more than that there is one. */
function reasonOf(
  reasons: Readonly<Record<string, Reason>>,
  why: SaidReason,
  source: StatusReason['source'],
): StatusReason {
  const { code, words, description } = chosenReason(reasons, why);
  return { code, text: code === FILL_IN ? `${words}: ${description}` : description, source };
}

const closed = (status: QuoteStatus, reason: StatusReason): ClosedQuote => ({
  status,
  statusReasons: [reason],
  reviewLockedUntil: null,
});
