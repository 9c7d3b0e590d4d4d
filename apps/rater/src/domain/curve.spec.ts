import { compileCurve, interpolate } from './curve';
import { decimalText } from './exact';

const RATIO = compileCurve(
  {
    points: [
      ['0', '0'],
      ['0.10', '0.45'],
      ['0.25', '0.62'],
      ['1', '1'],
    ],
    decimals: 4,
  },
  'table:ratio',
);
const FALLING = compileCurve(
  {
    points: [
      ['0.10', '-0.12'],
      ['1', '0'],
    ],
    decimals: 4,
  },
  'table:falling',
);

describe('interpolate', () => {
  it.each([
    ['a point', RATIO, 1n, 10n, '0.4500'],
    ['between points, a fraction without an end', RATIO, 1n, 3n, '0.6622'],
    ['the first point', RATIO, 0n, 7n, '0.0000'],
    ['the last point', RATIO, 7n, 7n, '1.0000'],
    ['above the last', RATIO, 9n, 7n, '1.0000'],
    ['below the first', FALLING, 1n, 100n, '-0.1200'],
    ['a negative tie, away from zero', FALLING, 1_000_375n, 10_000_000n, '-0.1200'],
  ])('gives the value of %s', (_, curve, numerator, denominator, value) => {
    expect(decimalText(interpolate(curve, numerator, denominator).value)).toBe(value);
  });
});
