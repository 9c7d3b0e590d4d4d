import type { Product } from '@palisade/trade';
import { productOf, PRODUCTS, twinOf } from '@palisade/trade';
import type { Fields } from './fields';
import type { Coercion } from './rating-input';

/**
 * The product to rate: that of the address or of the body. `isSurplus` against its market means
 * its twin on the other paper, where there is one.
 */
export function productRequested(
  fields: Fields,
  fromAddress: string | undefined,
  coercions: Coercion[],
): Product | undefined {
  const isSurplus = fields.boolean('isSurplus');
  const product = namedProduct(fields, fromAddress);
  if (!product || isSurplus === undefined) return product;
  if (isSurplus === (PRODUCTS[product].market === 'SURPLUS')) return product;
  const twin = twinOf(product);
  if (!twin) {
    fields.fail('isSurplus', `${product} is ${isSurplus ? 'not a' : 'a'} surplus product.`);
    return product;
  }
  coercions.push({
    path: '/product',
    requested: product,
    applied: twin,
    rule: 'SURPLUS_PRODUCT',
    reason: `isSurplus ${isSurplus} is the product ${twin}.`,
  });
  return twin;
}

function namedProduct(fields: Fields, fromAddress: string | undefined): Product | undefined {
  const named = fields.text('product', /^\w{1,40}$/, 'the code of a product');
  const ofBody = named === undefined ? undefined : productOf(named);
  if (ofBody === null) return fields.fail('product', 'No such product is sold.');
  if (fromAddress === undefined) {
    fields.require('product');
    return ofBody;
  }
  const ofAddress = productOf(fromAddress);
  if (!ofAddress) return fields.fail('productType', 'No such product is sold.');
  if (ofBody && ofBody !== ofAddress) {
    fields.fail('product', `The address is that of ${ofAddress}.`);
  }
  return ofAddress;
}
