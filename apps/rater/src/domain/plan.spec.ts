import { decimalText } from './exact';
import type { Plan } from './plan';
import { SEED_SHELF } from './books/rate-books';

type Key = Parameters<typeof SEED_SHELF.planOn>;

const plan = (...key: Key): Plan => SEED_SHELF.planOn(...key) as Plan;
const hazard5 = (p: Plan): unknown => p.tables.hazard['5'];

describe('the plan of a date', () => {
  it.each([
    ['New York has its own hazard 5', hazard5, ['P250', 'NY', '2026-06-01'], '1.80'],
    ['and again its own from 2027', hazard5, ['P250', 'NY', '2027-01-01'], '1.85'],
    ['everywhere else it rises in 2027', hazard5, ['P250', 'OH', '2027-01-01'], '1.75'],
    ['not a day before', hazard5, ['P250', 'OH', '2026-12-31'], '1.70'],
    ['nor in the United Kingdom', hazard5, ['P_ONE', null, '2027-06-01'], '1.70'],
    [
      'California counts a recent claim less',
      (p: Plan) => p.tables.claimHistory['1'],
      ['P100', 'CA', '2026-06-01'],
      '1.35',
    ],
    [
      'and the heir of its book does too',
      (p: Plan) => p.tables.claimHistory['1'],
      ['P100', 'CA', '2028-06-01'],
      '1.35',
    ],
    [
      'Florida has a higher minimum for P250',
      (p: Plan) => p.tables.minimumPremium.P250,
      ['P250', 'FL', '2026-06-01'],
      '1250',
    ],
    [
      'not for another product',
      (p: Plan) => p.tables.minimumPremium.P100,
      ['P100', 'FL', '2026-06-01'],
      '500',
    ],
    [
      'Texas replaces the whole retention table',
      (p: Plan) => p.tables.retention.points[5],
      ['P250', 'TX', '2026-06-01'],
      [25_000, '0.90'],
    ],
    [
      'PrimeCloud rewards three answers more',
      (p: Plan) => p.tables.controls.mfaCount['3'],
      ['PRIME_CLOUD', 'OH', '2026-06-01'],
      '0.88',
    ],
    [
      'and keeps the other answers',
      (p: Plan) => p.tables.controls.mfaCount['0'],
      ['PRIME_CLOUD', 'OH', '2026-06-01'],
      '1.20',
    ],
    [
      'the rate change comes with 2027',
      (p: Plan) => decimalText(p.numbers.rateChange.value),
      ['P100', 'OH', '2027-03-01'],
      '1.03',
    ],
  ] as [string, (p: Plan) => unknown, Key, unknown][])('%s', (_, read, key, value) => {
    expect(read(plan(...key))).toEqual(value);
  });

  it.each([
    ['an admitted product has the plan of its state', 'P250', 'OH', 40],
    ['or the default one', 'P250', 'NY', 25],
    ['Hawaii allows none', 'P250', 'HI', 0],
    ['a surplus product has one plan everywhere', 'P250_S', 'HI', 40],
    ['the United Kingdom has the default', 'P_ONE', null, 25],
  ] as const)('IRPM: %s', (_, product, state, most) => {
    expect(plan(product, state, '2026-06-01').irpm.overallMaxPct).toBe(most);
  });

  it('has no plan before the first book', () => {
    expect(SEED_SHELF.planOn('P250', 'OH', '2025-12-31')).toBeUndefined();
  });

  it('prepares a plan once', () => {
    expect(plan('P250', 'OH', '2026-02-01')).toBe(plan('P250', 'OH', '2026-11-01'));
    expect(plan('P250', 'OH', '2026-02-01')).not.toBe(plan('P250', 'OH', '2027-02-01'));
  });
});
