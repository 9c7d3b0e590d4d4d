import { divideRounded } from '@palisade/kernel';

/** A decimal number exactly: `units` divided by ten to the power of `scale`. */
export interface Exact {
  readonly units: bigint;
  readonly scale: number;
}

export const ZERO: Exact = { units: 0n, scale: 0 };
export const ONE: Exact = { units: 1n, scale: 0 };

// The longest product of factors has about sixty places; more are made when they are needed.
const POWERS = Array.from({ length: 128 }, (_, exponent) => 10n ** BigInt(exponent));
const powerOfTen = (exponent: number): bigint => POWERS[exponent] ?? 10n ** BigInt(exponent);

const DECIMAL = /^(-?\d+)(?:\.(\d+))?$/;

/** The number of a decimal text, with the places that the text has. */
export function exact(text: string): Exact {
  const [, whole, fraction = ''] = DECIMAL.exec(text) ?? [];
  if (whole === undefined) throw new RangeError(`"${text}" is not a decimal number.`);
  return { units: BigInt(whole + fraction), scale: fraction.length };
}

export const whole = (value: number | bigint): Exact => ({ units: BigInt(value), scale: 0 });

export const times = (left: Exact, right: Exact): Exact => ({
  units: left.units * right.units,
  scale: left.scale + right.scale,
});

export function plus(left: Exact, right: Exact): Exact {
  const scale = Math.max(left.scale, right.scale);
  return { units: unitsAt(left, scale) + unitsAt(right, scale), scale };
}

export const minus = (left: Exact, right: Exact): Exact =>
  plus(left, { units: -right.units, scale: right.scale });

export function isLess(left: Exact, right: Exact): boolean {
  const scale = Math.max(left.scale, right.scale);
  return unitsAt(left, scale) < unitsAt(right, scale);
}

/** The quotient, rounded half up to these places. */
export const dividedBy = (left: Exact, right: Exact, decimals: number): Exact => ({
  units: divideRounded(
    left.units * powerOfTen(right.scale + decimals),
    right.units * powerOfTen(left.scale),
  ),
  scale: decimals,
});

/** Half up, a negative value half away from zero; the result has exactly these places. */
export const rounded = (value: Exact, decimals: number): Exact => ({
  units: roundedUnits(value, decimals),
  scale: decimals,
});

/** The value times ten to the power of `decimals`, rounded to a whole number. */
export const roundedUnits = (value: Exact, decimals: number): bigint =>
  value.scale <= decimals
    ? unitsAt(value, decimals)
    : divideRounded(value.units, powerOfTen(value.scale - decimals));

/** Without zeros at the end of the fraction. */
export function trimmed({ units, scale }: Exact): Exact {
  let [shorter, places] = [units, scale];
  while (places > 0 && shorter % 10n === 0n) [shorter, places] = [shorter / 10n, places - 1];
  return { units: shorter, scale: places };
}

export function decimalText({ units, scale }: Exact): string {
  const isNegative = units < 0n;
  const digits = (isNegative ? -units : units).toString().padStart(scale + 1, '0');
  const at = digits.length - scale;
  const text = scale === 0 ? digits : `${digits.slice(0, at)}.${digits.slice(at)}`;
  return isNegative ? `-${text}` : text;
}

const unitsAt = ({ units, scale }: Exact, wanted: number): bigint =>
  wanted === scale ? units : units * powerOfTen(wanted - scale);
