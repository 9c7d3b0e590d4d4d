import type { SurplusTaxRow } from '@palisade/trade';
import { digestOf } from '../../apps/rater/src/calculator/digests';
import type { RateBook } from '../../apps/rater/src/domain/books/rate-tables';
import { SEED_BOOKS, SEED_SHELF } from '../../apps/rater/src/domain/books/rate-books';
import { aloneOnShelf } from '../../apps/rater/src/domain/books/test-book';
import { replayed, ReplayReport } from './replay';
import { ENGINE } from './source-engine.fixture';

const rated = (engine: string, version: string) => ({ engine, rate_book: { version } });

describe('the report of a replay', () => {
  it('counts what differs by the engine and the book that rated', () => {
    const report = new ReplayReport();
    report.add(rated('e/2', 'US-1'), []);
    report.add(rated('e/1', 'US-1'), [{ field: 'premium' }]);
    report.add(rated('e/1', 'US-1'), []);
    report.add(rated('e/1', 'UK-1'), []);
    expect(report).toMatchObject({ count: 4, different: 1 });
    expect(report.groups).toEqual([
      { engine: 'e/1', version: 'UK-1', count: 1, different: 0 },
      { engine: 'e/1', version: 'US-1', count: 2, different: 1 },
      { engine: 'e/2', version: 'US-1', count: 1, different: 0 },
    ]);
  });
});

describe('a rating that is replayed', () => {
  const book = SEED_BOOKS.find(({ version }) => version === 'US-2026-01') as RateBook;
  const books = new Map([[book.version, { shelf: aloneOnShelf(book), sha256: 'its name' }]]);
  const input = {
    product: 'P250_S',
    state: 'CA',
    industryCode: '423430',
    effectiveDate: '2026-06-01',
    revenue: 150_000_000,
    aggregateLimit: 1_000_000,
    retention: 100_000,
  };
  const risk = ENGINE.readInput(input, { mayBypass: false, books: SEED_SHELF });
  const price = ENGINE.price(risk);
  const tax = risk.surplusTax as SurplusTaxRow;
  const engine = { ...ENGINE, digestOf };
  const stored = {
    id: 'a rating',
    product: input.product,
    input,
    input_hash: digestOf(risk.input),
    rate_book: { id: book.id, version: book.version, sha256: 'its name' },
    surplus_tax: tax,
    engine: 'e/1',
    coverages: Object.entries(ENGINE.coveragesIn(price.lines)).map(([key, premium]) => ({
      key,
      premium,
    })),
    charges: price,
  };
  /** The state has another row for the same day since. */
  const later = {
    ...engine,
    readInput: (...given: Parameters<typeof ENGINE.readInput>) => ({
      ...ENGINE.readInput(...given),
      surplusTax: { ...tax, taxPct: '9' },
    }),
  };

  it('comes out the same by the tax row that it names, whatever row holds today', () => {
    expect(price.surplusLineTax).toBeGreaterThan(0);
    expect(replayed(engine, books, stored)).toEqual([]);
    expect(replayed(later, books, stored)).toEqual([]);
  });

  it('is different where it names none and the row of today is another', () => {
    const fields = replayed(later, books, { ...stored, surplus_tax: null }).map(
      ({ field }) => field,
    );
    expect(fields).toEqual(['surplusLineTax', 'amountDue']);
  });

  it('is different where the book of its version has another name', () => {
    const other = new Map([[book.version, { shelf: aloneOnShelf(book), sha256: 'another' }]]);
    expect(replayed(engine, other, stored)).toEqual([
      { field: 'sha256', before: 'its name', after: 'another' },
    ]);
  });
});
