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

/** What any quote waits for, in the words of an inbox; one that is over waits for nothing. */
export const QUOTE_STEPS_WAITED_FOR = [
  'FINISH',
  'RATING',
  'ANSWERS',
  'UNDERWRITER',
  ...QUOTE_WAITS,
  'NOTHING',
] as const;

/** One of them. */
export type QuoteWaitsFor = (typeof QUOTE_STEPS_WAITED_FOR)[number];

/** Before its price a quote waits for somebody's work, by its status alone. */
const BEFORE_ITS_PRICE: Partial<Record<QuoteStatus, QuoteWaitsFor>> = {
  DRAFT: 'FINISH',
  REQUESTED: 'RATING',
  INDICATION: 'ANSWERS',
  REFERRED: 'UNDERWRITER',
  IN_REVIEW: 'UNDERWRITER',
};

/** What a quote waits for, whatever its status. */
export const waitsFor = (quote: WaitingQuote): QuoteWaitsFor =>
  BEFORE_ITS_PRICE[quote.status] ?? waitOf(quote) ?? 'NOTHING';
