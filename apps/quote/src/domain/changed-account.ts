import type { Product } from '@palisade/trade';

// Spec 3 §4: what closes the quotes of others sends those of the 250 products to underwriting.
const REFERRED: readonly Product[] = ['P250', 'P250_S', 'P_PLUS'];

/** Whether a quote of a product is referred, not closed, when its account changes. */
export const isReferredByChange = (product: Product): boolean => REFERRED.includes(product);
