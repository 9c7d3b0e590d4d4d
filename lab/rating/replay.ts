// Rates stored ratings again by the books that they name, and tells what comes out differently.
import type { SurplusTaxRow } from '@palisade/trade';
import type { Pool } from 'pg';
import type { BookTables } from '../../apps/rater/src/books/rate-book.entity';
import type { BookShelf } from '../../apps/rater/src/domain/books/book-shelf';
import type { RateBook } from '../../apps/rater/src/domain/books/rate-tables';
import type { Price } from '../../apps/rater/src/domain/quick/price';
import { required } from '../required';
import type { BuiltEngine } from './engine';

const PAGE = 1_000;
const AMOUNTS = [
  'premium',
  'brokerFee',
  'mgaFee',
  'totalPremium',
  'surplusLineTax',
  'surplusStampingFee',
  'ipt',
  'amountDue',
] as const;

/** The amounts of a price that a stored rating has as well. */
export type Amounts = Record<(typeof AMOUNTS)[number], number>;

/** A rating as the quote service keeps it. */
export interface StoredRating {
  id: string;
  product: string;
  input: unknown;
  input_hash: string;
  rate_book: { id: string; version: string; sha256: string };
  /** The tax row that it read, without the day on which that ends. */
  surplus_tax: Omit<SurplusTaxRow, 'to'> | null;
  engine: string;
  coverages: { key: string; premium: number }[];
  charges: Amounts;
}

/** An active book with the digest that it has been named by since it came into force. */
export interface StoredBook {
  book: RateBook;
  sha256: string;
}

/** A book that is ready to rate with, and its name. */
export interface Shelf {
  shelf: BookShelf;
  sha256: string;
}

/** What a stored rating and its replay say differently. */
export interface Difference {
  field: string;
  before: string | number | null;
  after: string | number | null;
}

/** Ratings by one engine and book. */
export interface ReplayGroup {
  engine: string;
  version: string;
  count: number;
  different: number;
}

/** Every stored rating with its product, in pages in the order of its id. */
export async function* storedRatings(pool: Pool): AsyncGenerator<StoredRating[]> {
  for (let last = '00000000-0000-0000-0000-000000000000'; ;) {
    const { rows } = await pool.query<StoredRating>(
      `select rating.id, quote.product, rating.input, rating.input_hash, rating.rate_book,
              rating.surplus_tax, rating.engine, rating.coverages, rating.charges
         from rating join quote on quote.id = rating.quote_id
        where rating.id > $1 order by rating.id limit ${PAGE}`,
      [last],
    );
    if (rows.length) yield rows;
    if (rows.length < PAGE) return;
    last = rows[rows.length - 1].id;
  }
}

type BookRow = Pick<RateBook, 'version' | 'region'> & {
  code: string;
  effective_from: string;
  effective_to: string | null;
  content: BookTables;
  sha256: string;
};

/** Every active book, as the rater keeps it. */
export async function storedBooks(pool: Pool): Promise<StoredBook[]> {
  const { rows } = await pool.query<BookRow>(
    `select code, version, region, effective_from::text, effective_to::text, content, sha256
       from rate_book where status = 'ACTIVE'`,
  );
  return rows.map(({ code, effective_from: from, effective_to: to, content, ...row }) => {
    const book = { id: code, version: row.version, region: row.region, ...content };
    return { book: { ...book, effectiveFrom: from, effectiveTo: to }, sha256: row.sha256 };
  });
}

/** What of the engine rates again. */
type ReplayEngine = Pick<BuiltEngine, 'readInput' | 'price' | 'digestOf' | 'coveragesIn'>;

/** Empty when a stored rating and its replay are the same. */
export function replayed(
  engine: ReplayEngine,
  books: ReadonlyMap<string, Shelf>,
  stored: StoredRating,
): Difference[] {
  const { rate_book: named, charges, coverages } = stored;
  const found = books.get(named.version);
  if (!found) return [{ field: 'rateBook', before: named.version, after: null }];
  const rating = ratingOf(engine, found.shelf, stored);
  if ('refusal' in rating) return [{ field: 'input', before: 'rated', after: rating.refusal }];
  const before: Facts = {
    inputHash: stored.input_hash,
    sha256: named.sha256,
    ...amountsOf(charges),
  };
  for (const { key, premium } of coverages) before[`coverage ${key}`] = premium;
  const after: Facts = { inputHash: rating.hash, sha256: found.sha256, ...amountsOf(rating.price) };
  const covered = engine.coveragesIn(rating.price.lines);
  for (const key of Object.keys(covered)) after[`coverage ${key}`] = covered[key];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }));
}

type Facts = Record<string, string | number>;

/** These alone, in their order. */
export const amountsOf = (amounts: Amounts): Amounts =>
  Object.fromEntries(AMOUNTS.map((name) => [name, amounts[name]])) as Amounts;

/** Who rated is not stored: an underwriter may have used points of the tables that others may not. */
function ratingOf(engine: ReplayEngine, books: BookShelf, stored: StoredRating): Replay {
  const { product, input, input_hash: asStored, surplus_tax: taxed } = stored;
  let rating: Replay | undefined;
  for (const mayBypass of [false, true]) {
    try {
      const risk = engine.readInput(input, { product, mayBypass, books });
      const hash = engine.digestOf(risk.input);
      const surplusTax = taxed ? { ...taxed, to: null } : risk.surplusTax;
      rating = { price: engine.price({ ...risk, surplusTax }), hash };
      if (hash === asStored) break;
    } catch (error) {
      rating ??= { refusal: refusalIn(error) };
    }
  }
  return required(rating, 'rating');
}

type Replay = { refusal: string } | { price: Price; hash: string };

const refusalIn = (error: unknown): string =>
  String(error instanceof Error && 'detail' in error ? error.detail : error);

/** Books by version, each ready to rate with. */
export const shelvesOf = (
  engine: BuiltEngine,
  stored: readonly StoredBook[],
): ReadonlyMap<string, Shelf> =>
  new Map(
    stored.map(({ book, sha256 }) => [book.version, { shelf: engine.aloneOnShelf(book), sha256 }]),
  );

interface Rated {
  engine: string;
  rate_book: { version: string };
}

/** How many ratings of each engine and book there are, and how many come out differently. */
export class ReplayReport {
  readonly #groups = new Map<string, ReplayGroup>();
  different = 0;
  count = 0;

  add({ engine, rate_book: { version } }: Rated, differences: readonly unknown[]): void {
    const key = `${engine} by ${version}`;
    const group = this.#groups.get(key) ?? { engine, version, count: 0, different: 0 };
    const different = Number(differences.length > 0);
    this.#groups.set(key, {
      ...group,
      count: group.count + 1,
      different: group.different + different,
    });
    this.count++;
    this.different += different;
  }

  /** In the order of engine and book. */
  get groups(): ReplayGroup[] {
    return [...this.#groups].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
  }
}
