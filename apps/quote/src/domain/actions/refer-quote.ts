import type { QuoteStatus } from '@palisade/contracts';
import { statusAfter } from '../quote-status';
import type { StatusReason } from '../rating-outcome';

/** A priced quote goes to the underwriters; what the policyholder was to sign is withdrawn. */
export function referQuote(
  status: QuoteStatus,
  reason: string,
  isAgency: boolean,
): { status: QuoteStatus; statusReasons: StatusReason[]; signRequestedOn: null } {
  const source = isAgency ? 'agency' : 'underwriter';
  return {
    status: statusAfter(status, 'refer'),
    statusReasons: [{ code: 'REVIEW_REQUESTED', text: reason, source }],
    signRequestedOn: null,
  };
}

/** A priced quote that a rule of its new rating was hit by goes to the underwriters. */
export function referByRule(
  status: QuoteStatus,
  statusReasons: StatusReason[],
): { status: QuoteStatus; statusReasons: StatusReason[]; expiresOn: null; signRequestedOn: null } {
  const referred = statusAfter(status, 'refer');
  return { status: referred, statusReasons, expiresOn: null, signRequestedOn: null };
}
