import type { Quote } from '../../lib/api-types';
import type { FormCheck } from './types';

const FULL_PRIOR_ACTS = -1;

/** What of a quote decides its forms. */
type Asking = Pick<
  Quote,
  | 'product'
  | 'effectiveDate'
  | 'currency'
  | 'isRenewal'
  | 'isEndorsement'
  | 'carrierId'
  | 'terms'
  | 'additionalInsureds'
  | 'firmographicData'
>;

/** What the library is asked for a quote. */
export function askedOfQuote(quote: Asking): FormCheck {
  const { product, effectiveDate, carrierId, terms, firmographicData } = quote;
  const { state } = firmographicData as { state?: string | null };
  const isUs = quote.currency === 'USD';
  const changed = quote.isEndorsement ? 'ENDORSEMENT' : 'NEW';
  return {
    productType: product,
    state: isUs ? (state ?? null) : null,
    carrierId,
    transaction: quote.isRenewal ? 'RENEWAL' : changed,
    date: effectiveDate,
    coverages: (terms.coverages ?? []).map(({ key }) => key),
    flags: flagsOf(quote, isUs),
  };
}

function flagsOf({ terms, additionalInsureds }: Asking, isUs: boolean): FormCheck['flags'] {
  const tria = terms.isTriaExcluded ? 'TRIA_EXCLUDED' : 'TRIA_INCLUDED';
  return [
    ...(isUs ? ([tria] as const) : []),
    ...(additionalInsureds.length ? ['ADDITIONAL_INSUREDS' as const] : []),
    ...(terms.retroActivePeriod === FULL_PRIOR_ACTS ? ['FULL_PRIOR_ACTS' as const] : []),
  ];
}
