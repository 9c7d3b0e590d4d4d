import { invalidField } from './domain-error';
import { numberFormat } from './intl-formats';
import type { Currency } from './regions';
import { localeOfCurrency } from './regions';
import {
  divideRounded,
  fitsDecimals,
  multiplyRounded,
  safeNumber,
  unitsOf,
  wholeUnits,
} from './rounding';

/** Both currencies have cents or pence: two decimals (Spec 1 §9). */
export const MINOR_DIGITS = 2;

/** Whole minor units (cents, pence) as rows, rules and events hold money. */
export type MinorUnits = number;

/**
 * Minor units of a JSON number or decimal text in currency units. Throws 400: `MONEY_INVALID` for
 * what is no amount or too large, `MONEY_DECIMALS` for more than two decimals.
 */
export function minorUnitsOf(value: number | string, pointer?: string): MinorUnits {
  try {
    if (fitsDecimals(value, MINOR_DIGITS)) return safeNumber(unitsOf(value, MINOR_DIGITS));
  } catch {
    throw invalidField('MONEY_INVALID', 'Not a valid amount', pointer);
  }
  throw invalidField('MONEY_DECIMALS', 'An amount has at most two decimals', pointer);
}

/** The JSON number in currency units; its shortest decimal form is exact to the cent. */
export const toCurrencyUnits = (amount: MinorUnits): number => amount / 10 ** MINOR_DIGITS;

/** The sum of amounts; throws when it is beyond the safe integers. */
export const sumOf = (amounts: readonly MinorUnits[]): MinorUnits =>
  safeNumber(amounts.reduce((total, amount) => total + wholeUnits(amount), 0n));

/** A percentage of an amount, rounded to the minor unit (51 means 51%). */
export const percentOf = (amount: MinorUnits, percent: string | number): MinorUnits =>
  multiplyRounded(amount, percent, '0.01');

/** An amount rounded to whole currency units, still given in minor units. */
export function toWholeUnits(amount: MinorUnits): MinorUnits {
  const unit = 10n ** BigInt(MINOR_DIGITS);
  return safeNumber(divideRounded(wholeUnits(amount), unit) * unit);
}

/**
 * Divides an amount by weights so that the parts sum to it exactly: each part is cut towards zero,
 * and what is left goes, one minor unit each, to the largest remainders, the earlier first.
 */
export function allocate(amount: MinorUnits, weights: readonly number[]): MinorUnits[] {
  const shares = weights.map(wholeUnits);
  const total = shares.reduce((sum, share) => sum + share, 0n);
  if (total <= 0n || shares.some((share) => share < 0n)) {
    throw new RangeError('An allocation needs weights of zero and above, one of them positive.');
  }
  const whole = wholeUnits(amount);
  const sign = whole < 0n ? -1n : 1n;
  const products = shares.map((share) => whole * sign * share);
  const parts = products.map((product) => product / total);
  const left = whole * sign - parts.reduce((sum, part) => sum + part, 0n);
  const largest = products
    .map((product, index) => ({ index, remainder: product % total }))
    .sort((a, b) =>
      a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1,
    )
    .slice(0, Number(left))
    .map(({ index }) => index);
  const raised = new Set(largest);
  return parts.map((part, index) => Number(sign * (raised.has(index) ? part + 1n : part)));
}

/** An amount as people read it: $1,234.50 or £1,234.50, a minus before the sign (Spec 1 §9). */
export const formatMoney = (amount: MinorUnits, currency: Currency): string =>
  formatWith(MINOR_DIGITS, amount, currency);

/** A limit, deductible or revenue as people read it, without decimals: $1,000,000. */
export const formatAmount = (amount: MinorUnits, currency: Currency): string =>
  formatWith(0, toWholeUnits(amount), currency);

function formatWith(digits: number, amount: MinorUnits, currency: Currency): string {
  const format = numberFormat(localeOfCurrency(currency), {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return format.format(toCurrencyUnits(amount));
}
