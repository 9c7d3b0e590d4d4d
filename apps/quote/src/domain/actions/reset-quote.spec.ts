import type { QuoteStatus } from '@palisade/contracts';
import type { Product } from '@palisade/trade';
import { QUOTE_TRANSITIONS } from '../quote-status';
import type { QuoteTerms } from '../quote-terms';
import { asFirstAsked, checkResettable, moveMarket } from './reset-quote';

const TERMS = { limit: 100_000_000, deductible: 2_500_000, coverages: [] } as unknown as QuoteTerms;

describe('asFirstAsked', () => {
  it('has the terms of the request and nothing that underwriters set', () => {
    expect(asFirstAsked({ initialTerms: TERMS }, 12_500)).toEqual({
      terms: TERMS,
      aggregateLimit: 100_000_000,
      coercions: [],
      irpm: null,
      irpmNote: null,
      brokerFee: 0,
      additionalBrokerFee: 12_500,
      mgaFee: 0,
      commissionPct: null,
      bypassCfRules: false,
      specifiedEvents: [],
    });
  });
});

describe('checkResettable', () => {
  it('keeps an endorsement as its policy is', () => {
    expect(() => checkResettable(false)).not.toThrow();
    expect(() => checkResettable(true)).toThrow(
      expect.objectContaining({ code: 'NOT_RESETTABLE', status: 409 }),
    );
  });
});

describe('moveMarket', () => {
  const quote = (product: Product, isSurplus: boolean, status: QuoteStatus = 'READY') => ({
    status,
    product,
    isSurplus,
    isEndorsement: false,
  });

  it.each([
    ['P250', false, 'P250_S'],
    ['P250_S', true, 'P250'],
    ['PRIME_TECH', false, 'PRIME_TECH_PLUS'],
    ['PRIME_TECH_PLUS', true, 'PRIME_TECH'],
  ] as const)('moves %s to its twin', (product, isSurplus, twin) => {
    expect(moveMarket(quote(product, isSurplus), !isSurplus, 'CA')).toEqual({
      product: twin,
      isSurplus: !isSurplus,
    });
  });

  it.each([
    ['P100', false, true, 'CA', 'ONE_MARKET'],
    ['P_ONE', false, true, null, 'ONE_MARKET'],
    ['P250', false, false, 'CA', 'SAME_MARKET'],
    ['P250_S', true, false, 'LA', 'NOT_FILED'],
  ] as const)('keeps %s', (product, isSurplus, asked, state, code) => {
    expect(() => moveMarket(quote(product, isSurplus), asked, state)).toThrow(
      expect.objectContaining({ code, status: 409 }),
    );
  });

  it('keeps an endorsement on the paper of its policy', () => {
    const endorsement = { ...quote('P250', false), isEndorsement: true };
    expect(() => moveMarket(endorsement, true, 'CA')).toThrow(
      expect.objectContaining({ code: 'ONE_MARKET' }),
    );
  });

  it.each(['SIGNED', 'BOUND', 'LOST'] as const)('keeps one that is %s', (status) => {
    expect(QUOTE_TRANSITIONS.switchMarket.from).not.toContain(status);
    expect(() => moveMarket(quote('P250', false, status), true, 'CA')).toThrow(
      expect.objectContaining({ status: 409 }),
    );
  });
});
