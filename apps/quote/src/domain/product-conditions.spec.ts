import { PRODUCT_CODES } from '@palisade/trade';
import { conditionsOfProduct } from './product-conditions';

describe('the conditions of a product', () => {
  it.each(PRODUCT_CODES.map((product) => [product, product === 'PRIME_CLOUD' ? 1 : 0] as const))(
    'of %s are %d',
    (product, count) => {
      expect(conditionsOfProduct(product)).toHaveLength(count);
    },
  );
});
