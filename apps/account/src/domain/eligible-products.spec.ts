import { PRODUCTS } from '@palisade/trade';
import type { EligibilityFacts } from './eligible-products';
import { eligibleProducts } from './eligible-products';
import { fateOf, OPEN_QUOTES } from './quotes-of-change';
import { socialEngineeringReasons } from './social-engineering';

const FACTS: EligibilityFacts = {
  status: 'Open',
  country: 'USA',
  profileScore: 4,
  isRatable: true,
  industryAction: null,
};
const NEEDS_MORE = 'Account needs more information to enable Request Quote';

describe('the products of a client', () => {
  // Spec 3 §4.
  it.each<[Partial<EligibilityFacts>, string | null]>([
    [{}, null],
    [{ status: 'Quoted' }, null],
    [{ status: 'Active Policy' }, null],
    [{ status: 'Lost' }, 'Account is not eligible to Request Quote'],
    [{ profileScore: 3 }, NEEDS_MORE],
    [{ isRatable: false }, NEEDS_MORE],
    [{ industryAction: 'decline' }, 'This industry is not insured.'],
    [{ industryAction: 'refer' as EligibilityFacts['industryAction'] }, null],
  ])('with %j are refused: %s', (change, reason) => {
    const products = eligibleProducts({ ...FACTS, ...change });
    expect(products.length).toBeGreaterThan(3);
    expect(products.every((one) => one.reason === reason)).toBe(true);
    expect(products.every((one) => one.eligible === (reason === null))).toBe(true);
  });

  it.each(['USA', 'GBR'] as const)('are those that are sold in %s', (country) => {
    const regions = eligibleProducts({ ...FACTS, country }).map(
      ({ product }) => PRODUCTS[product].region,
    );
    expect(new Set(regions)).toEqual(new Set([country === 'USA' ? 'US' : 'UK']));
  });
});

describe('a quote whose client changes', () => {
  it.each([
    ['q', 'RATE_AGAIN'],
    ['other', expect.stringMatching(/^(REFER|INVALIDATE)$/)],
    [null, expect.stringMatching(/^(REFER|INVALIDATE)$/)],
  ])('changed from %s is %s', (changedFrom, expected) => {
    expect(fateOf({ id: 'q', product: 'P250' }, changedFrom)).toEqual(expected);
  });

  it('is referred or invalid by its product', () => {
    const fates = (Object.keys(PRODUCTS) as (keyof typeof PRODUCTS)[]).map((product) =>
      fateOf({ id: 'q', product }, null),
    );
    expect(new Set(fates)).toEqual(new Set(['REFER', 'INVALIDATE']));
    expect(OPEN_QUOTES).toContain('SIGNED');
  });
});

describe('cover against social engineering', () => {
  const YES = {
    isVerifyingBankAccounts: true,
    isAuthenticatingFundTransferRequests: true,
    isPreventingUnauthorizedWireTransfers: true,
  };
  it.each([
    [YES, []],
    [{ ...YES, isVerifyingBankAccounts: false }, ['Changes of bank accounts are not verified.']],
    [
      { isVerifyingBankAccounts: true, isAuthenticatingFundTransferRequests: true },
      ['Unauthorized wire transfers are not prevented.'],
    ],
  ])('with %j has the obstacles %j', (answers, expected) => {
    expect(socialEngineeringReasons(answers)).toEqual(expected);
  });
});
