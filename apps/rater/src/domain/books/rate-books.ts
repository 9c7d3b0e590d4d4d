import { BookShelf } from './book-shelf';
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
    hazards: parent.hazards,
    tables: mergeTables(parent.tables, overrides),
    productOverrides: mergeTables(parent.productOverrides, extension.productOverrides),
    stateOverrides: mergeTables(parent.stateOverrides, extension.stateOverrides),
  };
}

/** The versions that the platform begins with. */
export const SEED_BOOKS: readonly RateBook[] = [
  extended(US_2026_01, US_2027_01),
  US_2026_01,
  UK_2026_01,
];

/** The books that the platform begins with, as if all were in force. */
export const SEED_SHELF = new BookShelf(SEED_BOOKS);
