import type { Product } from '@palisade/trade';
import { isExcess, PRODUCTS, WHOLESALE_PRODUCTS } from '@palisade/trade';

/**
 * Commission in percent of the premium, as long as the agency has none of its own. A wholesaler
 * shares its commission with the retail agent, so it has the wholesale rate on every US product.
 */
export function commissionPercent(product: Product, isWholesale: boolean): number {
  if (PRODUCTS[product].region === 'UK') return 20;
  if (isExcess(product)) return 12.5;
  return isWholesale || WHOLESALE_PRODUCTS.includes(product) ? 17.5 : 15;
}
