import { toCurrencyUnits } from '@palisade/kernel';
import { SEED_SHELF } from './books/rate-books';
import { decimalText, rounded } from './exact';
import { readInput } from './input/read-input';
import type { Rating } from './rate';
import { rate } from './rate';
import examples from './rating-examples.fixture.json';

const GROUND_PLACES = 6;

/** A rating in the words of the examples: whole amounts and decimal texts. */
function written(rating: Rating): Record<string, unknown> {
  const money = (amount: number): string => toCurrencyUnits(amount).toFixed(2);
  const factors = Object.entries(rating.factors).map(([name, value]) => [name, decimalText(value)]);
  const coverages = Object.entries(rating.coverages).map(([k, v]) => [k, toCurrencyUnits(v)]);
  return {
    version: rating.version,
    hazard: String(rating.hazard),
    classAction: rating.classAction,
    factors: Object.fromEntries(factors) as unknown,
    ground: decimalText(rounded(rating.ground, GROUND_PLACES)),
    coverages: Object.fromEntries(coverages) as unknown,
    subtotal: toCurrencyUnits(rating.subtotal),
    irpmModifier: decimalText(rating.irpmModifier),
    afterIrpm: toCurrencyUnits(rating.afterIrpm),
    termFactor: decimalText(rating.termFactor),
    premiumExTria: toCurrencyUnits(rating.premiumExTria),
    minimumApplied: rating.minimumApplied,
    tria: toCurrencyUnits(rating.tria),
    premium: money(rating.premium),
    brokerFee: money(rating.brokerFee),
    mgaFee: money(rating.mgaFee),
    totalPremium: money(rating.totalPremium),
    surplusLineTax: money(rating.surplusLineTax),
    surplusStampingFee: money(rating.surplusStampingFee),
    ipt: money(rating.ipt),
    amountDue: money(rating.amountDue),
    currency: rating.currency,
    flags: rating.flags
      .filter(({ level }) => level !== 'info')
      .map(({ level, rule }) => ({ level, rule })),
    referToUnderwriter: rating.referToUnderwriter,
  };
}

describe('the worked examples', () => {
  it.each(examples.map((example) => [example.id, example.title, example] as const))(
    'rates %s, %s, field by field',
    (_, __, { input, expected }) => {
      const rating = rate(readInput(input, { mayBypass: false, books: SEED_SHELF }));
      expect(written(rating)).toEqual({ flags: [], referToUnderwriter: false, ...expected });
      expect(Object.keys(rating.coverages)).toEqual(Object.keys(expected.coverages));
      expect(rating.coercions).toEqual([]);
    },
  );
});
