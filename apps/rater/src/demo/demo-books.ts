import { bookOfRow } from '../books/rate-book.entity';
import type { RateBookRow } from '../books/rate-book.entity';
import { seedRows } from '../books/seed-books';
import { digestOf } from '../calculator/digests';
import { contentOf } from '../domain/books/book-content';

const FIRST_YEAR = '2026-01-01';
const YEAR_BEFORE = { effectiveFrom: '2025-01-01', effectiveTo: '2025-12-31' };
const IDS: Readonly<Record<string, string>> = {
  US: '01900000-0000-7000-8000-000000000204',
  UK: '01900000-0000-7000-8000-000000000205',
};

/** The books of the year before the first: the history of the demo was priced by the same rates. */
export const demoBooks = (): RateBookRow[] =>
  seedRows()
    .filter(({ effectiveFrom }) => effectiveFrom === FIRST_YEAR)
    .map((first) => {
      const version = `${first.region}-2025-01`;
      const row = { ...first, ...YEAR_BEFORE, id: IDS[first.region], version, cases: [] };
      const note = 'The rates of 2026, for the history of the demo data.';
      return { ...row, note, sha256: digestOf(contentOf(bookOfRow(row))) };
    });
