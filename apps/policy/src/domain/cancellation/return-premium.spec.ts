import { addDays, minorUnitsOf, sumOf } from '@palisade/kernel';
import type { TaxedRisk } from '@palisade/trade';
import { taxBaseOf } from '@palisade/trade';
import fc from 'fast-check';
import type { Charges } from '../money/charges';
import { chargesOf } from '../money/charges';
import type { CancellationType, ChargedLayer, WrittenPolicy } from './return-premium';
import { CANCELLATION_TYPES, returnPremium } from './return-premium';

const charge = (parts: Partial<Charges>): Charges =>
  chargesOf({
    currency: 'USD',
    premium: 0,
    brokerFee: 0,
    mgaFee: 0,
    surplusLineTax: 0,
    surplusStampingFee: 0,
    ipt: 0,
    ...parts,
  });

const written = (
  charges: Charges,
  change: Partial<TaxedRisk> & { endDate?: string; later?: ChargedLayer[] } = {},
): WrittenPolicy => {
  const { later = [], ...rest } = change;
  const term = { effectiveDate: '2026-01-01', endDate: '2027-01-01' };
  const risk = { ...term, market: 'ADMITTED' as const, state: 'NV', ...rest };
  const policy = { ...risk, taxBase: taxBaseOf(risk, charges) };
  return { ...policy, layers: [{ from: policy.effectiveDate, charges }, ...later] };
};

describe('the worked examples', () => {
  it.each<
    [string, CancellationType, Partial<Charges>, string, string, [string, string, string, string]]
  >([
    [
      'C01',
      'PRO_RATA',
      { premium: 1_000_000 },
      '2026-01-01',
      '2026-04-01',
      ['0.7534', '7534.00', '2466.00', '7534.00'],
    ],
    [
      'C02',
      'SHORT_RATE',
      { premium: 1_000_000 },
      '2026-01-01',
      '2026-04-01',
      ['0.7534', '6780.60', '3219.40', '6780.60'],
    ],
    [
      'C03',
      'FLAT',
      { premium: 305_200, brokerFee: 10_000, mgaFee: 5_000 },
      '2026-06-01',
      '2026-06-01',
      ['1.0000', '3052.00', '0.00', '3202.00'],
    ],
  ])('%s: %s gives back to the cent', (_, type, parts, effectiveDate, cancelDate, expected) => {
    const endDate = `2027${effectiveDate.slice(4)}`;
    const policy = written(charge(parts), { effectiveDate, endDate });
    const [factor, premium, earned, total] = expected;
    const returned = returnPremium(policy, type, cancelDate);
    expect(returned.factor).toBe(factor);
    expect(returned.charges.premium).toBe(-minorUnitsOf(premium));
    expect(returned.earned).toBe(minorUnitsOf(earned));
    expect(returned.charges.amountDue).toBe(-minorUnitsOf(total));
  });
});

describe('what goes back', () => {
  const FEES = { brokerFee: 10_000, mgaFee: 5_000 };
  // Nevada: 3.5% tax and 0.4% stamping on premium and fees, 10,150.00.
  const NEVADA = { premium: 1_000_000, ...FEES, surplusLineTax: 35_525, surplusStampingFee: 4_060 };

  type Change = Parameters<typeof written>[1];
  it.each<[string, Partial<Charges>, Change, string, Partial<Charges>]>([
    [
      'keeps the fees',
      { premium: 1_000_000, ...FEES },
      {},
      '2026-04-01',
      { premium: -753_400, brokerFee: 0, totalPremium: -753_400 },
    ],
    [
      'keeps a quarter of a surplus lines premium',
      NEVADA,
      { market: 'SURPLUS' },
      '2026-01-01',
      { premium: -750_000, surplusLineTax: -26_250, surplusStampingFee: -3_000 },
    ],
    [
      'gives tax back at the original rate',
      NEVADA,
      { market: 'SURPLUS' },
      '2026-07-02',
      { premium: -501_400, surplusLineTax: -17_549, surplusStampingFee: -2_006 },
    ],
    [
      'keeps the stamping fee in Idaho',
      { premium: 1_000_000, surplusLineTax: 15_000, surplusStampingFee: 5_000 },
      { market: 'SURPLUS', state: 'ID' },
      '2026-07-02',
      { surplusLineTax: -7_521, surplusStampingFee: 0 },
    ],
    [
      'taxes no fees in Illinois',
      { premium: 1_000_000, ...FEES, surplusLineTax: 35_000 },
      { market: 'SURPLUS', state: 'IL' },
      '2026-07-02',
      { surplusLineTax: -17_549 },
    ],
    [
      'gives insurance premium tax back in the UK',
      { currency: 'GBP', premium: 69_000, ipt: 8_280 },
      { market: 'UK', state: null },
      '2026-07-02',
      { premium: -34_597, ipt: -4_152, amountDue: -38_749 },
    ],
    [
      'gives nothing back on the last day',
      { premium: 1_000_000 },
      {},
      '2027-01-01',
      { premium: 0, amountDue: 0 },
    ],
    [
      'counts 366 days when the term holds 29 February',
      { premium: 366_000 },
      { effectiveDate: '2028-01-01', endDate: '2029-01-01' },
      '2028-12-31',
      { premium: -988 },
    ],
  ])('%s', (_, parts, policy, cancelDate, expected) => {
    expect(
      returnPremium(written(charge(parts), policy), 'PRO_RATA', cancelDate).charges,
    ).toMatchObject(expected);
  });

  it('gives everything back when flat, except the stamping fee where it is kept', () => {
    const policy = { market: 'SURPLUS', state: 'NV' } as const;
    const all = charge(NEVADA);
    const flat = returnPremium(written(all, policy), 'FLAT', '2026-01-01').charges;
    expect(flat.amountDue).toBe(-all.amountDue);
    const oregon = returnPremium(written(all, { ...policy, state: 'OR' }), 'FLAT', '2026-01-01');
    expect(oregon.charges.amountDue).toBe(-(all.amountDue - 4_060));
  });

  it.each([
    ['before the endorsement', '2026-03-01', 838_400 + 59_500],
    ['after it', '2026-10-01', 252_100 + 44_869],
  ])('adds what is left of an endorsement, cancelled %s', (_, cancelDate, premium) => {
    const later = [{ from: '2026-09-01', charges: charge({ premium: 59_500 }) }];
    const policy = written(charge({ premium: 1_000_000 }), { later });
    expect(returnPremium(policy, 'PRO_RATA', cancelDate).charges.premium).toBe(-premium);
  });
});

describe('for every policy', () => {
  const layer = fc.record({ day: fc.nat(364), premium: fc.integer({ min: 0, max: 5_000_000 }) });
  const policies = fc
    .record({
      premium: fc.integer({ min: 50_000, max: 50_000_000 }),
      fees: fc.nat(1_000_000),
      layers: fc.array(layer, { maxLength: 4 }),
      market: fc.constantFrom('ADMITTED' as const, 'SURPLUS' as const, 'UK' as const),
      state: fc.constantFrom('NV', 'ID', 'IL', 'OR'),
    })
    .map(({ premium, fees, layers, market, state }) => {
      const later = layers.map(({ day, premium: extra }) => ({
        from: addDays('2026-01-01', day),
        charges: charge({ premium: extra, surplusLineTax: Math.round(extra * 0.03) }),
      }));
      const surplusLineTax = Math.round((premium + fees) * 0.03);
      const parts = { premium, brokerFee: fees, surplusLineTax, surplusStampingFee: 1_000 };
      return written(charge(parts), { later, market, state });
    });
  const types = fc.constantFrom(...CANCELLATION_TYPES);
  const days = fc.nat(365).map((day) => addDays('2026-01-01', day));
  const lines = ['premium', 'brokerFee', 'surplusLineTax', 'surplusStampingFee', 'ipt'] as const;

  it('earned and returned premium are what was written, and nothing more than that goes back', () => {
    fc.assert(
      fc.property(policies, types, days, (policy, type, date) => {
        const { earned, charges } = returnPremium(policy, type, date);
        const total = (line: (typeof lines)[number]): number =>
          sumOf(policy.layers.map((one) => one.charges[line]));
        expect(earned - charges.premium).toBe(total('premium'));
        for (const line of lines) {
          expect(-charges[line]).toBeGreaterThanOrEqual(0);
          expect(-charges[line]).toBeLessThanOrEqual(total(line));
        }
      }),
    );
  });

  it('a later date never gives more back, and short rate never more than pro rata', () => {
    fc.assert(
      fc.property(policies, days, days, (policy, one, other) => {
        const [early, late] = [one, other].sort();
        const back = (type: CancellationType, date: string): number =>
          -returnPremium(policy, type, date).charges.premium;
        expect(back('PRO_RATA', late)).toBeLessThanOrEqual(back('PRO_RATA', early));
        expect(back('SHORT_RATE', early)).toBeLessThanOrEqual(back('PRO_RATA', early));
      }),
    );
  });
});
