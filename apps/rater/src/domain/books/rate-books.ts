import type { PlainDate, Region } from '@palisade/kernel';
import { mergeTables } from './merge-tables';
import type { RateBook, RateBookExtension } from './rate-tables';
import { UK_2026_01 } from './uk-2026-01';
import { US_2026_01 } from './us-2026-01';
import { US_2027_01 } from './us-2027-01';

/** A version that is written as differences, with everything that it inherits. */
export function extended(parent: RateBook, extension: RateBookExtension): RateBook {
  const { extends: _, overrides, ...book } = extension;
  return {
    ...book,
    tables: mergeTables(parent.tables, overrides),
    productOverrides: mergeTables(parent.productOverrides, extension.productOverrides),
    stateOverrides: mergeTables(parent.stateOverrides, extension.stateOverrides),
  };
}

/** Every version, the latest first within its region. */
export const RATE_BOOKS: readonly RateBook[] = [
  extended(US_2026_01, US_2027_01),
  US_2026_01,
  UK_2026_01,
];

/** The version of a region on a date: the latest that has begun by then. */
export const rateBookOn = (region: Region, date: PlainDate): RateBook | undefined =>
  RATE_BOOKS.find((book) => book.region === region && book.effectiveFrom <= date);

export const rateBookOf = (version: string): RateBook | undefined =>
  RATE_BOOKS.find((book) => book.version === version);
