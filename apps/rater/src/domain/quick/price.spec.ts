import { decimalText } from '../exact';
import { SEED_SHELF } from '../books/rate-books';
import { coveragesIn } from '../lines';
import { readInput } from '../input/read-input';
import { rate } from '../rate';
import examples from '../rating-examples.fixture.json';
import { price, summary } from './price';

describe('the quick price', () => {
  it.each(examples.map(({ id, input }) => [id, input] as const))(
    'of %s has the factors of the exact engine',
    (_, input) => {
      const risk = readInput(input, { mayBypass: false, books: SEED_SHELF });
      const { factors, ground } = rate(risk);
      expect(summary(risk)).toMatchObject({ factors, ground, ...price(risk) });
      expect(Object.keys(summary(risk).factors)).toEqual(Object.keys(factors));
    },
  );

  it.each(examples.map(({ id, input }) => [id, input] as const))(
    'of %s is that of the exact engine',
    (_, input) => {
      const risk = readInput(input, { mayBypass: false, books: SEED_SHELF });
      const { factors: __, ground: ___, steps: ____, coverages, ...exact } = rate(risk);
      expect(price(risk)).toEqual(exact);
      expect(coveragesIn(price(risk).lines)).toEqual(coverages);
      expect(decimalText(price(risk).termFactor)).toBe(decimalText(exact.termFactor));
    },
  );
});
