import type { QuoteStatus } from '@palisade/contracts';
import type { QuoteKind } from './quote-kind';

/** What a quote that has its price can wait for: the insured signs, or the agency binds. */
export const QUOTE_WAITS = ['SIGNATURE', 'BIND'] as const;

export type QuoteWait = (typeof QUOTE_WAITS)[number];

/** A quote as far as this rule reads it. */
export interface WaitingQuote {
  status: QuoteStatus;
  kind: QuoteKind;
  sentOn: Date | null;
  signRequestedOn: Date | null;
  signature: object | null;
}

const PRICED: readonly QuoteStatus[] = ['READY', 'ACTIVE'];

/**
 * What a quote waits for, asked by homes, lists, and pages. It is with the insured from when they got
 * it until they have signed; a cover that was bound before waits for its signature all the same. A
 * change of a policy is with the insured only when they were asked: most need no signature.
 */
export function waitOf(quote: WaitingQuote): QuoteWait | null {
  const { status, kind, sentOn, signRequestedOn, signature } = quote;
  const isChange = kind === 'ENDORSEMENT';
  if (status === 'BOUND') return signature || isChange ? null : 'SIGNATURE';
  if (status === 'SIGNED') return 'BIND';
  if (!PRICED.includes(status)) return null;
  const isWithInsured = signRequestedOn !== null || (sentOn !== null && !isChange);
  return isWithInsured && !signature ? 'SIGNATURE' : 'BIND';
}
