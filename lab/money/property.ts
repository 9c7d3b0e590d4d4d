import fc from 'fast-check';
import { Fraction } from '../rating/fraction';

/** An amount as a function answered it, and as it is without rounding. */
export interface Claim {
  value: Fraction;
  exact: Fraction;
  /** The least step between two answers. */
  unit: Fraction;
}

/** Parts, and the whole that they sum to. */
export interface Parts {
  parts: readonly number[];
  whole: number;
}

/** What must hold of a function, whatever it is given. */
export interface Property {
  given: fc.Arbitrary<unknown[]>;
  claims?: (given: never, answer: never) => Claim[];
  parts?: (given: never, answer: never) => Parts;
}

/** An amount from nothing to ten million. */
export const amount = fc.integer({ min: 0, max: 1_000_000_000 });

/** An amount that is not nothing. */
export const positive = fc.integer({ min: 1, max: 1_000_000_000 });

/** A decimal text with so many places. */
export const decimal = (places: number, most: number): fc.Arbitrary<string> =>
  fc.integer({ min: 0, max: most * 10 ** places }).map((units) => {
    const digits = String(units).padStart(places + 1, '0');
    return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
  });

/** A whole number as a fraction. */
export const whole = (value: number | bigint): Fraction => new Fraction(BigInt(value));

/** A quotient of whole numbers. */
export const over = (top: number | bigint, bottom: number | bigint): Fraction =>
  new Fraction(BigInt(top), BigInt(bottom));

/** A decimal text as a fraction; `Fraction.of` reads no sign before a zero. */
export const signed = (text: string): Fraction =>
  text.startsWith('-') ? whole(0).minus(Fraction.of(text.slice(1))) : Fraction.of(text);

/** The claim of an amount in whole steps: cents, or hundreds of them. */
export const inSteps = (value: number | bigint, exact: Fraction, step = 1): Claim[] => [
  { value: whole(value), exact, unit: whole(step) },
];

/** The claim of a decimal text with so many places. */
export const inPlaces = (value: string, exact: Fraction, places: number): Claim[] => [
  { value: signed(value), exact, unit: over(1, 10n ** BigInt(places)) },
];

const DAY_MS = 86_400_000;
const FIRST = Date.parse('2026-01-01');

/** A date so many days after the first of 2026. */
export const dateAt = (day: number): string =>
  new Date(FIRST + day * DAY_MS).toISOString().slice(0, 10);

/** A time from its first day, and a day within it or beside it. */
export const days = fc.record({
  length: fc.integer({ min: 1, max: 1_100 }),
  at: fc.integer({ min: -20, max: 1_200 }),
});

/** The days of a time that are left on the day. */
export const leftOf = ({ length, at }: { length: number; at: number }): number =>
  length - Math.min(Math.max(at, 0), length);
