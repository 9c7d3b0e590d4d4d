import type { QuoteStatus } from '@palisade/contracts';
import type { Product } from '@palisade/trade';
import { isReferredByChange } from '@palisade/trade';

/** What becomes of a quote when what it was priced by changes. */
export type QuoteFate = 'INVALIDATE' | 'REFER' | 'RATE_AGAIN';

/** Quotes that have a price, or wait for one. */
export const OPEN_QUOTES: readonly QuoteStatus[] = [
  'ACTIVE',
  'READY',
  'INDICATION',
  'SIGNED',
  'REQUESTED',
  'REFERRED',
  'IN_REVIEW',
];

/** What becomes of an open quote; the one that the change was made from is rated again. */
export function fateOf(
  { id, product }: { id: string; product: Product },
  changedFrom: string | null,
): QuoteFate {
  if (id === changedFrom) return 'RATE_AGAIN';
  return isReferredByChange(product) ? 'REFER' : 'INVALIDATE';
}
