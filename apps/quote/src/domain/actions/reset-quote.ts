import type { QuoteStatus } from '@palisade/contracts';
import type { MinorUnits } from '@palisade/kernel';
import { DomainError } from '@palisade/kernel';
import type { Product } from '@palisade/trade';
import { isFiled, PRODUCTS, twinOf } from '@palisade/trade';
import type { QuoteTerms } from '../quote-terms';
import { statusAfter } from '../quote-status';

/** A quote as far as its way back to the first request reads it. */
export interface ResettableQuote {
  initialTerms: QuoteTerms;
}

/** Throws 409 for an endorsement: what it has beside its terms is what its policy has. */
export function checkResettable(isEndorsement: boolean): void {
  if (!isEndorsement) return;
  const detail = 'An endorsement has what its policy has, and can not be reset.';
  throw new DomainError('NOT_RESETTABLE', detail, 409);
}

/** What is changed of a quote after it was asked for, as it was before. */
export interface Unchanged {
  terms: QuoteTerms;
  aggregateLimit: MinorUnits;
  coercions: [];
  irpm: null;
  irpmNote: null;
  brokerFee: 0;
  additionalBrokerFee: MinorUnits;
  mgaFee: 0;
  commissionPct: null;
  bypassCfRules: false;
  specifiedEvents: [];
}

/** The quote as it was first asked for; the additional fee is the agency's own again. */
export function asFirstAsked(
  { initialTerms }: ResettableQuote,
  additionalBrokerFee: MinorUnits,
): Unchanged {
  return {
    terms: initialTerms,
    aggregateLimit: initialTerms.limit,
    coercions: [],
    irpm: null,
    irpmNote: null,
    brokerFee: 0,
    additionalBrokerFee,
    mgaFee: 0,
    commissionPct: null,
    bypassCfRules: false,
    specifiedEvents: [],
  };
}

/** A quote as far as a move to the other paper reads it. */
export interface MovableQuote {
  status: QuoteStatus;
  product: Product;
  isSurplus: boolean;
  isEndorsement: boolean;
}

/**
 * The product on the paper that is asked for: 409 for an endorsement, for a product that is sold on
 * one paper alone, for the paper that it has, and where the admitted product is not filed.
 */
export function moveMarket(
  quote: MovableQuote,
  isSurplus: boolean,
  state: string | null,
): { product: Product; isSurplus: boolean } {
  statusAfter(quote.status, 'switchMarket');
  const product = twinOf(quote.product);
  if (!product || quote.isEndorsement) {
    throw new DomainError('ONE_MARKET', 'This quote can be written on its own paper alone.', 409);
  }
  if (isSurplus === quote.isSurplus) {
    throw new DomainError('SAME_MARKET', 'The quote is written on this paper already.', 409);
  }
  if (!isFiled(PRODUCTS[product].market, state)) {
    const detail = `${PRODUCTS[product].name} is not filed in ${state}.`;
    throw new DomainError('NOT_FILED', detail, 409);
  }
  return { product, isSurplus };
}
