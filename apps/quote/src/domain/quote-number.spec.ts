import { quoteNumber } from './quote-number';

describe('quoteNumber', () => {
  it.each([
    [2026, 1, 'Q-26-0000001'],
    [2026, 1_234_567, 'Q-26-1234567'],
    [2105, 42, 'Q-05-0000042'],
    [2026, 10_000_000, 'Q-26-10000000'],
  ])('writes the year %i and the count %i as %s', (year, count, number) => {
    expect(quoteNumber(year, count)).toBe(number);
  });
});
