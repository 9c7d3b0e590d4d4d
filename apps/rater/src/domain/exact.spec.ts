import fc from 'fast-check';
import {
  decimalText,
  dividedBy,
  exact,
  isLess,
  minus,
  plus,
  rounded,
  times,
  trimmed,
} from './exact';

const decimal = fc
  .tuple(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.integer({ min: 0, max: 12 }))
  .map(([units, scale]) => ({ units, scale }));

describe('exact decimals', () => {
  it.each([
    ['0.1', '0.2', '0.3', '0.02'],
    ['1.005', '-1', '0.005', '-1.005'],
    ['-0.10', '0.1', '0.00', '-0.010'],
  ])('%s and %s', (a, b, sum, product) => {
    expect(decimalText(plus(exact(a), exact(b)))).toBe(sum);
    expect(decimalText(times(exact(a), exact(b)))).toBe(product);
  });

  it.each([
    ['0.5', 0, '1'],
    ['-0.5', 0, '-1'],
    ['0.49999999999999999999', 0, '0'],
    ['1.005', 2, '1.01'],
    ['2', 2, '2.00'],
  ])('rounds %s to %i places as %s', (text, decimals, result) => {
    expect(decimalText(rounded(exact(text), decimals))).toBe(result);
  });

  it.each(['', '1.', '.5', '1e3', ' 1', '0x1', 'NaN'])('refuses "%s"', (text) => {
    expect(() => exact(text)).toThrow(RangeError);
  });

  it('reads back what it writes', () => {
    fc.assert(fc.property(decimal, (value) => expect(exact(decimalText(value))).toEqual(value)));
  });

  it('keeps sums, order and quotients exact at any scale', () => {
    fc.assert(
      fc.property(decimal, decimal, (a, b) => {
        expect(trimmed(minus(plus(a, b), b))).toEqual(trimmed(a));
        expect(isLess(a, b)).toBe(minus(a, b).units < 0n);
        if (b.units !== 0n) {
          expect(dividedBy(times(a, b), b, a.scale)).toEqual(a);
        }
      }),
    );
  });
});
