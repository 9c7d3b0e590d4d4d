import type { Product } from '@palisade/kernel';
import { PRODUCTS } from '@palisade/kernel';

/** The products of the wholesale flow. */
export const WHOLESALE_PRODUCTS: readonly Product[] = ['P100', 'P100_PRO'];

/** Commission in percent of the premium, as long as the agency has none of its own. */
export function commissionPercent(product: Product): number {
  if (PRODUCTS[product].region === 'UK') return 20;
  if (product === 'P_PLUS') return 12.5;
  return WHOLESALE_PRODUCTS.includes(product) ? 17.5 : 15;
}
