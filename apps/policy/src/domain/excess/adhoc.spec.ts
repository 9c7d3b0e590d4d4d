import { adhocCharges, adhocTerms, checkAdhoc } from './adhoc';

const LAYER = {
  state: 'NV',
  effectiveDate: '2026-03-01',
  endDate: '2027-01-15',
  limit: 200_000_000,
  premium: 1_000_000,
};
const BELOW = {
  limit: 100_000_000,
  attachment: null,
  effectiveDate: '2026-01-15',
  endDate: '2027-01-15',
};

describe('a layer that is written without a quote', () => {
  it('begins where the policy below ends', () => {
    expect(adhocTerms(LAYER, BELOW)).toMatchObject({
      attachment: 100_000_000,
      aggregateLimit: 200_000_000,
      market: 'SURPLUS',
    });
    expect(adhocTerms(LAYER, { ...BELOW, attachment: 50_000_000 }).attachment).toBe(150_000_000);
  });

  it.each<[string, object, object, string | null]>([
    ['within the term below', {}, {}, null],
    ['as long as that', { effectiveDate: '2026-01-15' }, {}, null],
    ['from before it', { effectiveDate: '2026-01-14' }, {}, '/effectiveDate'],
    ['beyond it', { endDate: '2027-01-16' }, {}, '/effectiveDate'],
    ['of no day', { endDate: '2026-03-01' }, {}, '/endDate'],
  ])('has a term %s', (_, layer, below, pointer) => {
    const check = (): void => checkAdhoc({ ...LAYER, ...layer }, { ...BELOW, ...below });
    if (pointer === null) return expect(check).not.toThrow();
    expect(check).toThrow(
      expect.objectContaining({ status: 400, errors: [expect.objectContaining({ pointer })] }),
    );
  });

  it.each([
    ['NV', 1_000_000, 35_000, 4_000],
    ['OR', 1_000_000, 23_000, 1_000],
    ['MI', 1_000_001, 25_000, 0],
    [null, 1_000_000, 0, 0],
  ])('is taxed by the row of %s', (state, premium, surplusLineTax, surplusStampingFee) => {
    const charges = adhocCharges({ ...LAYER, state, premium });
    expect(charges).toMatchObject({ premium, surplusLineTax, surplusStampingFee });
    expect(charges.amountDue).toBe(premium + surplusLineTax + surplusStampingFee);
  });
});
