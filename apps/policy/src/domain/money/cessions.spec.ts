import fc from 'fast-check';
import { sumOf } from '@palisade/kernel';
import type { TreatyShare, TreatyTerm } from './cessions';
import { cede, checkRoom } from './cessions';

const share = (treatyId: string, cededPct: string, cedingCommissionPct = '27.5'): TreatyShare => ({
  treatyId,
  reinsurerId: `re-${treatyId}`,
  cededPct,
  cedingCommissionPct,
});
const amounts = (premium: number, ...shares: TreatyShare[]) =>
  cede(premium, shares).map(({ treatyId, cededPremium, cedingCommission }) => [
    treatyId,
    cededPremium,
    cedingCommission,
  ]);

describe('ceding a premium', () => {
  it.each<[string, number, TreatyShare[], unknown[]]>([
    ['a quota share of 40 % with 27.5 %', 123_457, [share('a', '40')], [['a', 49_383, 13_580]]],
    ['the same of a return', -123_457, [share('a', '40')], [['a', -49_383, -13_580]]],
    ['half a cent, away from zero', 125, [share('a', '50', '0')], [['a', 63, 0]]],
    ['nothing without a treaty', 123_457, [], []],
    ['nothing of no premium', 0, [share('a', '40')], [['a', 0, 0]]],
    [
      'each of two on its own below 100 %',
      125,
      [share('a', '50', '0'), share('b', '49.99', '0')],
      [
        ['a', 63, 0],
        ['b', 62, 0],
      ],
    ],
    [
      'the rest to the last at 100 %, whichever came first',
      125,
      [share('b', '50', '0'), share('a', '50', '0')],
      [
        ['a', 63, 0],
        ['b', 62, 0],
      ],
    ],
  ])('gives %s', (_, premium, shares, expected) => {
    expect(amounts(premium, ...shares)).toEqual(expected);
  });

  it('splits a whole premium into parts that sum to it, and mirrors every return', () => {
    const premiums = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
    fc.assert(
      fc.property(
        premiums,
        fc.array(fc.integer({ min: 1, max: 2_500 }), { maxLength: 3 }),
        (premium, some) => {
          const rest = 10_000 - some.reduce((sum, part) => sum + part, 0);
          const shares = [...some, rest].map((part, at) => share(String(at), String(part / 100)));
          const ceded = cede(premium, shares);
          expect(sumOf(ceded.map(({ cededPremium }) => cededPremium))).toBe(premium);
          const back = cede(-premium, shares);
          ceded.forEach(({ cededPremium, cedingCommission }, at) => {
            expect(back[at].cededPremium + cededPremium).toBe(0);
            expect(back[at].cedingCommission + cedingCommission).toBe(0);
          });
        },
      ),
    );
  });
});

const term = (cededPct: string, change: Partial<TreatyTerm> = {}): TreatyTerm => ({
  products: ['P250'],
  effectiveFrom: '2026-01-01',
  effectiveTo: '2027-01-01',
  cededPct,
  ...change,
});

describe('the room of a treaty', () => {
  it.each<[string, TreatyTerm[], boolean]>([
    ['alone', [], true],
    ['beside one that leaves its share', [term('60')], true],
    ['beside one that leaves a hundredth less', [term('60.01')], false],
    ['beside two that leave too little together', [term('30'), term('30.01')], false],
    ['beside one of other products', [term('100', { products: ['P_ONE'] })], true],
    ['after one that ends as it begins', [term('100', { effectiveTo: '2026-01-01' })], true],
    ['before one that begins as it ends', [term('100', { effectiveFrom: '2027-01-01' })], true],
    ['with one that begins on its last day', [term('100', { effectiveFrom: '2026-12-31' })], false],
    [
      'beside two that follow each other',
      [term('60', { effectiveTo: '2026-07-01' }), term('60', { effectiveFrom: '2026-07-01' })],
      true,
    ],
  ])('is there %s', (_, others, expected) => {
    const check = () => checkRoom(term('40'), others);
    if (expected) expect(check).not.toThrow();
    else expect(check).toThrow(/more than 100 %/);
  });
});
