import { localeOfCurrency, REGIONS } from '@palisade/kernel';
import {
  isExcess,
  PRODUCT_CODES,
  productOf,
  PRODUCTS,
  productsOfCurrency,
  productsOfRegion,
  twinOf,
} from './products';

describe('products', () => {
  it.each([
    ['P100', 'Prime 100', 'US'],
    ['P100_PRO', 'Prime 100 Pro', 'US'],
    ['P250', 'Prime 250', 'US'],
    ['P250_S', 'Prime 250 Surplus', 'US'],
    ['P_PLUS', 'Prime 250 Excess', 'US'],
    ['PRIME_CLOUD', 'PrimeCloud', 'US'],
    ['PRIME_TECH', 'Prime Tech', 'US'],
    ['PRIME_TECH_PLUS', 'Prime Tech Plus', 'US'],
    ['P_ONE', 'Prime One', 'UK'],
    ['P_ONE_PLUS', 'Prime One Plus', 'UK'],
    ['PRIME_ONE_TECH', 'Prime One Tech', 'UK'],
  ] as const)('%s is %s, sold in the %s', (code, name, region) => {
    expect(PRODUCTS[code]).toMatchObject({ name, region });
    expect(PRODUCTS[code].market === 'UK').toBe(region === 'UK');
  });

  it('are eleven, each in one region', () => {
    expect(PRODUCT_CODES).toHaveLength(11);
    expect([...productsOfRegion('US'), ...productsOfRegion('UK')]).toEqual(PRODUCT_CODES);
  });

  it.each([
    ['P250', 'P250_S'],
    ['P250_S', 'P250'],
    ['PRIME_TECH_PLUS', 'PRIME_TECH'],
    ['P100', undefined],
  ] as const)('%s is %s on the other paper', (product, twin) => {
    expect(twinOf(product)).toBe(twin);
  });

  it('are a layer above another policy in one case', () => {
    expect(PRODUCT_CODES.filter(isExcess)).toEqual(['P_PLUS']);
  });

  it('of the UK are shown in pounds and en-GB', () => {
    const { currency } = REGIONS[PRODUCTS.P_ONE.region];
    expect([currency, localeOfCurrency(currency)]).toEqual(['GBP', 'en-GB']);
  });

  it.each([
    ['P100', 'P100'],
    ['P_100', 'P100'],
    ['NotSupported', null],
    ['p100', null],
    ['constructor', null],
  ])('are found by the code %s: %s', (code, product) => {
    expect(productOf(code)).toBe(product);
  });

  it('are each paid in one currency', () => {
    const all = [...productsOfCurrency('USD'), ...productsOfCurrency('GBP')];
    expect(all.sort()).toEqual([...PRODUCT_CODES].sort());
    expect(productsOfCurrency('GBP').every((code) => PRODUCTS[code].market === 'UK')).toBe(true);
  });
});
