import type { Exact } from '../exact';

/**
 * Binary numbers that know when they may be wrong. A product of exact factors is off by at most
 * 2^-53 of its value for each of its factors and multiplications; no premium has a hundred of
 * them. A rounding that this could turn over is answered with NaN, which every later amount
 * inherits: then the exact engine decides (see `price.ts`). Whole numbers are exact up to 2^53.
 */
const RELATIVE_ERROR = 2 ** -46;

export const DOUBT = Number.NaN;

const MOST = Number.MAX_SAFE_INTEGER;
const POWERS = Array.from({ length: 16 }, (_, places) => 10 ** places);
const NO_POWER = DOUBT;

/** Ten to the power of `places`, exactly. */
export const powerOfTen = (places: number): number => POWERS[places] ?? NO_POWER;

/** The nearest binary number; doubt where the decimal has too many digits. */
export function approximate({ units, scale }: Exact): number {
  const whole = Number(units);
  return Number.isSafeInteger(whole) ? whole / powerOfTen(scale) : DOUBT;
}

/** The decimal as a whole number of 10^-places; doubt where it is not one. */
export function wholeUnits({ units, scale }: Exact, places: number): number {
  const whole = Number(units) * powerOfTen(places - scale);
  return Number.isSafeInteger(whole) ? whole : DOUBT;
}

/** Rounded to a whole number, half away from zero. */
export function rounded(value: number): number {
  const size = Math.abs(value);
  // As near to a half as that there is doubt, the sum may be wrong; then it is not used.
  const whole = Math.floor(size + 0.5);
  if (!(0.5 - Math.abs(size - whole) > size * RELATIVE_ERROR)) return DOUBT;
  return value < 0 ? 0 - whole : whole;
}

/** The product of two whole numbers. */
export function product(left: number, right: number): number {
  const result = left * right;
  return result <= MOST && result >= -MOST ? result : DOUBT;
}

/** The quotient of a whole number from 0 and one above it, rounded half up; exact. */
export function quotient(dividend: number, divisor: number): number {
  // A remainder of binary numbers is slow; the estimate is off by one at most, and then mended.
  let floor = Math.floor(dividend / divisor);
  let rest = dividend - floor * divisor;
  if (rest < 0) {
    floor--;
    rest += divisor;
  } else if (rest >= divisor) {
    floor++;
    rest -= divisor;
  }
  return rest >= divisor - rest ? floor + 1 : floor;
}
