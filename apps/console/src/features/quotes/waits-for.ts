import type { Quote, QuoteStatus } from '../../lib/api-types';

type WaitingQuote = Pick<Quote, 'status' | 'customerStatus'>;

/** What each open status waits for; the words are those of `waits.*`. */
const WAITS: Partial<Record<QuoteStatus, string>> = {
  DRAFT: 'finish',
  REQUESTED: 'rating',
  INDICATION: 'answers',
  REFERRED: 'underwriter',
  IN_REVIEW: 'underwriter',
  READY: 'decision',
  ACTIVE: 'decision',
  SIGNED: 'bind',
};

const PRICED: readonly QuoteStatus[] = ['READY', 'ACTIVE'];

/** What a quote waits for: one that was sent is with its insured. */
export function waitsFor({ status, customerStatus }: WaitingQuote): string {
  if (customerStatus === 'SENT' && PRICED.includes(status)) return 'signature';
  return WAITS[status] ?? 'nothing';
}
