/**
 * The one place where amounts are rounded. The mode is half up, and a negative value rounds half
 * away from zero, so that a return is the exact mirror of its charge. Everything is exact: decimal
 * texts and whole numbers of any size, never binary fractions.
 */

const DECIMAL = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d+))?$/i;

// Beyond this a text is no amount or factor of ours, and its digits would only cost memory.
const DIGITS_MAX = 400;

/** A decimal number exactly: `units` times ten to the power of minus `scale`. */
interface Decimal {
  readonly units: bigint;
  readonly scale: number;
}

/** Divides whole numbers and rounds the quotient half up, a negative one half away from zero. */
export function divideRounded(numerator: bigint, denominator: bigint): bigint {
  if (denominator === 0n) throw new RangeError('Division by zero.');
  const isNegative = numerator < 0n !== denominator < 0n;
  const [n, d] = [absolute(numerator), absolute(denominator)];
  const quotient = (2n * n + d) / (2n * d);
  return isNegative ? -quotient : quotient;
}

/** A decimal text (or a number in its shortest decimal form) rounded to `decimals` places. */
export function roundDecimal(value: string | number, decimals: number): string {
  return decimalText({ units: unitsOf(value, decimals), scale: decimals });
}

/** A decimal times ten to the power of `decimals`, rounded to a whole number. */
export function unitsOf(value: string | number, decimals: number): bigint {
  const { units, scale } = parseDecimal(value);
  return scale <= decimals
    ? units * 10n ** BigInt(decimals - scale)
    : divideRounded(units, 10n ** BigInt(scale - decimals));
}

/** Whether a decimal needs no more than `decimals` places. */
export function fitsDecimals(value: string | number, decimals: number): boolean {
  const { units, scale } = parseDecimal(value);
  return scale <= decimals || units % 10n ** BigInt(scale - decimals) === 0n;
}

/** Whole minor units times decimal factors, rounded once, to whole minor units. */
export function multiplyRounded(amount: number, ...factors: readonly (string | number)[]): number {
  const product = factors
    .map(parseDecimal)
    .reduce(
      (left, right) => ({ units: left.units * right.units, scale: left.scale + right.scale }),
      { units: wholeUnits(amount), scale: 0 },
    );
  return safeNumber(divideRounded(product.units, 10n ** BigInt(product.scale)));
}

/** The quotient of two whole numbers as a decimal text with `decimals` places. */
export function ratio(numerator: number, denominator: number, decimals: number): string {
  const scaled = wholeUnits(numerator) * 10n ** BigInt(decimals);
  return decimalText({ units: divideRounded(scaled, wholeUnits(denominator)), scale: decimals });
}

/** A whole number as BigInt; throws when it is no safe integer. */
export function wholeUnits(value: number): bigint {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not a whole number.`);
  return BigInt(value);
}

/** A BigInt as a number; throws when it is beyond the safe integers. */
export function safeNumber(value: bigint): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${value} is too large.`);
  return number;
}

const absolute = (value: bigint) => (value < 0n ? -value : value);

function parseDecimal(value: string | number): Decimal {
  const match = DECIMAL.exec(String(value));
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match ?? [];
  const shift = Number(exponent);
  const digits = whole + fraction;
  if (digits === '' || digits.length + Math.abs(shift) > DIGITS_MAX) {
    throw new RangeError(`"${value}" is not a decimal number.`);
  }
  const units = BigInt(sign === '-' ? `-${digits}` : digits);
  const scale = fraction.length - shift;
  return scale < 0 ? { units: units * 10n ** BigInt(-scale), scale: 0 } : { units, scale };
}

function decimalText({ units, scale }: Decimal): string {
  const digits = absolute(units)
    .toString()
    .padStart(scale + 1, '0');
  const at = digits.length - scale;
  const text = scale === 0 ? digits : `${digits.slice(0, at)}.${digits.slice(at)}`;
  return units < 0n ? `-${text}` : text;
}
