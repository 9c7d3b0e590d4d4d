import fc from 'fast-check';
import { DomainError } from '@palisade/kernel';
import { readInput } from '../input/read-input';
import { price } from '../quick/price';
import { rate } from '../rate';
import { sampleRisks } from '../sample-risks';
import { findingsOf } from './book-findings';
import { productsOf } from './book-gaps';
import type { BookTable } from './book-tables';
import { codecOf, rowsOf, tablesOf, valueOf, withTable } from './book-tables';
import type { RateBook } from './rate-tables';
import { SEED_BOOKS, SEED_SHELF } from './rate-books';
import type { TextRow } from './table-codec';
import { aloneOnShelf } from './test-book';

/** What somebody does to a table of a draft: lines are lost, added and rewritten. */
interface Edit {
  readonly table: number;
  readonly row: number;
  readonly column: number;
  readonly kind: 'lose' | 'scale' | 'write' | 'add';
  readonly by: number;
  readonly text: string;
}

const text = fc.oneof(
  fc.integer({ min: -5, max: 2_000 }).map(String),
  fc.integer({ min: 0, max: 2_000 }).map((number) => (number / 1_000).toFixed(3)),
  fc.constantFrom('999999999999', '0.000001', '06', '1e3', 'NY', 'P250', 'default', '__proto__'),
  fc.constantFrom('hazard.5', 'ilf.points', 'claimHistory.2', '1000=1.16 2500=1.10'),
);
const edit: fc.Arbitrary<Edit> = fc.record({
  table: fc.nat(),
  row: fc.nat(),
  column: fc.nat(),
  kind: fc.constantFrom('lose', 'scale', 'scale', 'scale', 'write', 'add'),
  by: fc.integer({ min: 900, max: 1_100 }),
  text,
});

function edited(rows: readonly TextRow[], { row, column, kind, by, text }: Edit): TextRow[] {
  if (kind === 'scale') return rows.map((cells) => scaled(cells, by));
  if (!rows.length) return [];
  const at = row % rows.length;
  const written = rows[at].map((cell, i) => (i === column % rows[at].length ? text : cell));
  if (kind === 'lose') return rows.filter((_, i) => i !== at);
  if (kind === 'add') return [...rows, written];
  return rows.map((cells, i) => (i === at ? written : cells));
}

/** The last value of a line by so many thousandths; the order of lines stays. */
function scaled(cells: TextRow, by: number): TextRow {
  const value = Number(cells.at(-1));
  if (!cells.at(-1)?.includes('.') || Number.isNaN(value)) return cells;
  return [...cells.slice(0, -1), ((value * by) / 1_000).toFixed(4)];
}

/** The book after an edit that the upload of the file would take; else as it was. */
function after(book: RateBook, edit: Edit): RateBook {
  const tables: readonly BookTable[] = tablesOf(book);
  const table = tables[edit.table % tables.length];
  const rows = edited(rowsOf(book, table), edit);
  const { value, problems } = codecOf(table).read(rows, valueOf(book, table) as never);
  return problems.length ? book : withTable(book, table, value);
}

const RISKS = 8;

/** Rates risks of every product; those that the book does not offer are refused, nothing else. */
function rateSome(book: RateBook, seed: number): number {
  const order = { book, products: productsOf(book.region), effectiveDate: '2027-08-01', seed };
  const risks = sampleRisks(order);
  const books = aloneOnShelf(book);
  let rated = 0;
  for (let drawn = 0; drawn < RISKS; drawn++) {
    const body = risks.next().value as object;
    try {
      const risk = readInput(body, { mayBypass: true, books });
      const { amountDue, lines } = rate(risk);
      expect(amountDue).toBeGreaterThanOrEqual(0);
      expect(price(risk)).toMatchObject({ amountDue, lines });
      rated++;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
    }
  }
  return rated;
}

it('any book without findings rates any risk, by both engines alike', () => {
  let [sound, rated] = [0, 0];
  fc.assert(
    fc.property(
      fc.constantFrom(...SEED_BOOKS.map(({ version }) => version)),
      fc.array(edit, { maxLength: 4 }),
      fc.nat(),
      (version, edits, draw) => {
        const book = edits.reduce(after, SEED_SHELF.bookOf(version) as RateBook);
        if (findingsOf(book).length) return;
        sound++;
        rated += rateSome(book, draw);
      },
    ),
    { numRuns: 60 },
  );
  expect(sound).toBeGreaterThan(20);
  expect(rated).toBeGreaterThan(sound * RISKS * 0.8);
});
