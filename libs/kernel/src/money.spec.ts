import fc from 'fast-check';
import {
  allocate,
  formatAmount,
  formatMoney,
  minorUnitsOf,
  percentOf,
  sumOf,
  toCurrencyUnits,
  toWholeUnits,
} from './money';

// Spec 1 §9: amounts reach one trillion currency units.
const TRILLION = 100_000_000_000_000;
const anyAmount = fc.integer({ min: -TRILLION, max: TRILLION });

describe('minorUnitsOf', () => {
  it.each([
    [0, 0],
    [12, 1200],
    [12.3, 1230],
    [0.07, 7],
    [1.1, 110],
    [-4.35, -435],
    ['1234.50', 123_450],
    ['0.10', 10],
    [1e12, TRILLION],
  ])('of %j are %i', (value, minor) => {
    expect(minorUnitsOf(value)).toBe(minor);
  });

  it.each([
    [12.345, 'MONEY_DECIMALS'],
    ['0.001', 'MONEY_DECIMALS'],
    [0.1 + 0.2, 'MONEY_DECIMALS'],
    ['twelve', 'MONEY_INVALID'],
    ['', 'MONEY_INVALID'],
    [Number.NaN, 'MONEY_INVALID'],
    [Infinity, 'MONEY_INVALID'],
    [1e20, 'MONEY_INVALID'],
  ])('refuses %j as %s', (value, code) => {
    const errors = [expect.objectContaining({ pointer: '/brokerFee' })];
    const refusal = expect.objectContaining({ code, status: 400, errors }) as Error;
    expect(() => minorUnitsOf(value, '/brokerFee')).toThrow(refusal);
  });

  it('comes back from JSON as it went', () => {
    fc.assert(
      fc.property(anyAmount, (minor) => {
        const json = JSON.stringify(toCurrencyUnits(minor));
        expect(minorUnitsOf(JSON.parse(json) as number)).toBe(minor);
      }),
    );
  });
});

describe('allocate', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [2, [1, 1, 1], [1, 1, 0]],
    [1000, [28, 4, 6, 20, 10, 17, 15], [280, 40, 60, 200, 100, 170, 150]],
    [101, [0, 3, 1], [0, 76, 25]],
    [0, [1, 2], [0, 0]],
  ])('divides %i by %j into %j', (amount, weights, parts) => {
    expect(allocate(amount, weights)).toEqual(parts);
  });

  it('sums exactly, keeps every part within one minor unit of its share, mirrors a return', () => {
    const weights = fc.array(fc.nat(10_000), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(anyAmount, weights, (amount, shares) => {
        fc.pre(shares.some((share) => share > 0));
        const parts = allocate(amount, shares);
        expect(sumOf(parts)).toBe(amount);
        const total = BigInt(sumOf(shares));
        parts.forEach((part, index) => {
          const distance = BigInt(part) * total - BigInt(amount) * BigInt(shares[index] ?? 0);
          expect(distance < total && distance > -total).toBe(true);
        });
        expect(allocate(-amount, shares)).toEqual(parts.map((part) => 0 - part));
      }),
    );
  });

  it.each([[[]], [[0, 0]], [[2, -1]], [[0.5]]])('refuses the weights %j', (weights) => {
    expect(() => allocate(100, weights)).toThrow(RangeError);
  });
});

describe('amounts', () => {
  it.each([
    [913_700, 15, 137_055],
    [305_200, '12.5', 38_150],
    [305_200, 12, 36_624],
    [753_400, '15', 113_010],
    [1, 50, 1],
    [-1, 50, -1],
    [333, '33.3333', 111],
  ])('%i times %s percent is %i', (amount, percent, part) => {
    expect(percentOf(amount, percent)).toBe(part);
  });

  it.each([
    [59_508, 59_500],
    [59_550, 59_600],
    [-59_550, -59_600],
  ])('%i to whole currency units is %i', (amount, whole) => {
    expect(toWholeUnits(amount)).toBe(whole);
  });

  it('refuse a sum beyond the safe integers', () => {
    expect(sumOf([])).toBe(0);
    expect(() => sumOf([Number.MAX_SAFE_INTEGER, 1])).toThrow(RangeError);
  });

  it.each([
    [123_450, 'USD', '$1,234.50', '$1,235'],
    [123_450, 'GBP', '£1,234.50', '£1,235'],
    [-5, 'USD', '-$0.05', '$0'],
    [100_000_000, 'GBP', '£1,000,000.00', '£1,000,000'],
  ] as const)('%i %s are shown as %s and %s', (amount, currency, money, whole) => {
    expect(formatMoney(amount, currency)).toBe(money);
    expect(formatAmount(amount, currency)).toBe(whole);
  });
});
