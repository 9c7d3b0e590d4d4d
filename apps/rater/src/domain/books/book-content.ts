import type { Product } from '@palisade/trade';
import { ADMITTED_NOT_FILED, PRODUCT_CODES, PRODUCTS } from '@palisade/trade';
import { PRODUCT_OPTIONS } from './product-options';
import type { RateBook } from './rate-tables';

/** All that a rating by a book depends on, besides the input, the engine and the tax row it names. */
export function contentOf({ sha256: _, ...book }: RateBook): object {
  const isOfRegion = (product: Product): boolean => PRODUCTS[product].region === book.region;
  const products = PRODUCT_CODES.filter(isOfRegion).map((code) => [code, PRODUCT_OPTIONS[code]]);
  const common = { book, products: Object.fromEntries(products) as object };
  return book.region === 'UK' ? common : { ...common, admittedNotFiled: ADMITTED_NOT_FILED };
}
