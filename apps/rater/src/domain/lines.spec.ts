import { sumOf } from '@palisade/kernel';
import { SEED_SHELF } from './books/rate-books';
import { readInput } from './input/read-input';
import { rate } from './rate';
import examples from './rating-examples.fixture.json';

const ratingOf = (id: string) => {
  const input = examples.find((example) => example.id === id)?.input;
  return rate(readInput(input, { mayBypass: false, books: SEED_SHELF }));
};

describe('the lines of a rating', () => {
  it.each(examples.map(({ id }) => [id]))('sum to the amount due of %s', (id) => {
    const { lines, amountDue } = ratingOf(id);
    expect(sumOf(lines.map(({ amount }) => amount))).toBe(amountDue);
  });

  it('tell schedule rating, term, minimum, fees and taxes apart', () => {
    const kinds = (id: string) => ratingOf(id).lines.filter(({ coverage }) => !coverage);
    expect(kinds('E13')).toEqual([
      { adjustment: 'IRPM', amount: -54_300 },
      { adjustment: 'MINIMUM_PREMIUM', amount: 37_000 },
      { tria: 'TRIA', amount: 2_000 },
    ]);
    expect(kinds('E10')).toEqual([
      { tria: 'TRIA', amount: 4_000 },
      { fee: 'BROKER_FEE', amount: 7_550 },
      { tax: 'SURPLUS_LINE_TAX', amount: 9_466 },
      { tax: 'SURPLUS_STAMPING_FEE', amount: 1_000 },
    ]);
    expect(kinds('E19')).toContainEqual({ adjustment: 'TERM', amount: 287_700 });
    expect(kinds('E20')).toEqual([{ tax: 'IPT', amount: 24_528 }]);
  });

  it('keep an endorsement that costs nothing', () => {
    expect(ratingOf('E14').lines).toContainEqual({ coverage: 'WAR_EXCLUSION', amount: 0 });
  });
});
