import fc from 'fast-check';
import {
  divideRounded,
  fitsDecimals,
  multiplyRounded,
  ratio,
  roundDecimal,
  safeNumber,
  unitsOf,
  wholeUnits,
} from './rounding';

describe('roundDecimal', () => {
  it.each([
    ['0.5', 0, '1'],
    ['-0.5', 0, '-1'],
    ['1.4999999999999999999999', 0, '1'],
    ['2.5', 0, '3'],
    ['-2.5', 0, '-3'],
    ['1.005', 2, '1.01'],
    ['-1.005', 2, '-1.01'],
    ['1.00499', 2, '1.00'],
    ['0.753424657', 4, '0.7534'],
    ['0.49585', 4, '0.4959'],
    ['7', 4, '7.0000'],
    ['0.004', 2, '0.00'],
    ['-0.004', 2, '0.00'],
    ['1e3', 2, '1000.00'],
    ['1.5e-3', 3, '0.002'],
    ['.5', 1, '0.5'],
    ['12345678901234567890.125', 2, '12345678901234567890.13'],
  ])('of %s to %i places is %s', (value, decimals, rounded) => {
    expect(roundDecimal(value, decimals)).toBe(rounded);
  });

  it('reads a number as people do, not as its binary fraction', () => {
    expect(roundDecimal(1.005, 2)).toBe('1.01');
    expect(roundDecimal(8.345, 2)).toBe('8.35');
  });

  it.each(['', '.', 'abc', '1,5', '1.2.3', '0x10', 'Infinity', 'NaN', '1e999', ' 1'])(
    'refuses %j',
    (value) => {
      expect(() => roundDecimal(value, 2)).toThrow(RangeError);
    },
  );

  it('is odd, and never more than half a place away', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), (units) => {
        const rounded = divideRounded(units, 1000n);
        expect(divideRounded(-units, 1000n)).toBe(-rounded);
        const distance = units - rounded * 1000n;
        expect(distance <= 500n && distance >= -500n).toBe(true);
      }),
    );
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 }), (n) => {
        const once = roundDecimal(n, 4);
        expect(roundDecimal(once, 4)).toBe(once);
      }),
    );
  });
});

describe('multiplyRounded', () => {
  it.each([
    [1_000_000, ['0.7534'], 753_400],
    [1_000_000, ['0.7534', '0.90'], 678_060],
    [913_700, ['0.15'], 137_055],
    [305_200, ['0.12'], 36_624],
    [5, ['0.5'], 3],
    [-5, ['0.5'], -3],
    [1, ['0.1', '0.1'], 0],
  ])('of %i by %j is %i', (amount, factors, product) => {
    expect(multiplyRounded(amount, ...factors)).toBe(product);
  });

  it('rounds once, not after each factor', () => {
    expect(multiplyRounded(1, '0.5', '0.9')).toBe(0);
  });

  it('refuses an amount that is no whole number, and a product beyond the safe integers', () => {
    expect(() => multiplyRounded(1.5, '2')).toThrow(RangeError);
    expect(() => multiplyRounded(Number.MAX_SAFE_INTEGER, '2')).toThrow(RangeError);
  });
});

describe('ratio', () => {
  it.each([
    [275, 365, '0.7534'],
    [181, 365, '0.4959'],
    [365, 365, '1.0000'],
    [0, 366, '0.0000'],
    [-1, 3, '-0.3333'],
  ])('of %i to %i in four places is %s', (numerator, denominator, text) => {
    expect(ratio(numerator, denominator, 4)).toBe(text);
  });

  it('refuses to divide by zero', () => {
    expect(() => ratio(1, 0, 4)).toThrow(RangeError);
  });
});

describe('whole numbers', () => {
  it.each([
    ['12.34', 2, 1234n],
    ['12', 2, 1200n],
    ['12.345', 2, 1235n],
  ])('of %s in %i places are %s', (value, decimals, units) => {
    expect(unitsOf(value, decimals)).toBe(units);
  });

  it.each([
    ['12.34', 2, true],
    ['12.340', 2, true],
    ['12.345', 2, false],
    ['1e2', 0, true],
  ])('of %s fit %i places: %s', (value, decimals, fits) => {
    expect(fitsDecimals(value, decimals)).toBe(fits);
  });

  it('are refused when they are not safe', () => {
    expect(() => wholeUnits(0.1)).toThrow(RangeError);
    expect(() => safeNumber(2n ** 60n)).toThrow(RangeError);
  });
});
