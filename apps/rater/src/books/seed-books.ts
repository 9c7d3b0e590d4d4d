import { digestOf } from '../calculator/digests';
import { contentOf } from '../domain/books/book-content';
import { GOLDEN_UK_2026 } from '../domain/books/golden-cases-uk-2026';
import { GOLDEN_US_2026 } from '../domain/books/golden-cases-us-2026';
import { GOLDEN_US_2027 } from '../domain/books/golden-cases-us-2027';
import type { GoldenCase } from '../domain/books/golden-case';
import { SEED_BOOKS } from '../domain/books/rate-books';
import type { RateBookRow } from './rate-book.entity';

/** When the project published them. */
const PUBLISHED = new Date('2026-01-01T00:00:00Z');

const CASES: Readonly<Record<string, readonly GoldenCase[]>> = {
  'US-2026-01': GOLDEN_US_2026,
  'US-2027-01': GOLDEN_US_2027,
  'UK-2026-01': GOLDEN_UK_2026,
};
const IDS: Readonly<Record<string, string>> = {
  'US-2026-01': '01900000-0000-7000-8000-000000000201',
  'US-2027-01': '01900000-0000-7000-8000-000000000202',
  'UK-2026-01': '01900000-0000-7000-8000-000000000203',
};

/** The books that the platform begins with, active from the first start. */
export const seedRows = (): RateBookRow[] =>
  SEED_BOOKS.map((book) => {
    const { id: code, version, region, effectiveFrom, effectiveTo } = book;
    const { tables, productOverrides, stateOverrides, hazards } = book;
    return {
      id: IDS[version],
      code,
      version,
      region,
      effectiveFrom,
      effectiveTo,
      status: 'ACTIVE',
      basedOn: null,
      note: 'Reference tables of the project.',
      content: { tables, productOverrides, stateOverrides, hazards },
      cases: [...CASES[version]],
      sha256: digestOf(contentOf(book)),
      authors: [],
      proposedBy: null,
      proposedAt: null,
      activatedBy: 'Palisade',
      activatedAt: PUBLISHED,
      created: PUBLISHED,
      modified: PUBLISHED,
    };
  });
