import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Product } from '@palisade/kernel';
import { DomainError, PRODUCT_CODES, PRODUCTS, toCurrencyUnits } from '@palisade/kernel';
import { checkRatable } from '../domain/books/book-findings';
import type { BookShelf } from '../domain/books/book-shelf';
import type { DislocationGroup } from '../domain/books/dislocation';
import { Dislocation } from '../domain/books/dislocation';
import type { RateBook } from '../domain/books/rate-tables';
import { aloneOnShelf } from '../domain/books/test-book';
import { readInput } from '../domain/input/read-input';
import { price } from '../domain/quick/price';
import { sampleRisks } from '../domain/sample-risks';
import { BooksInForce } from './books-in-force';
import { bookOfRow } from './rate-book.entity';
import type { DislocationRequest, DislocationResponse } from './rate-books.dto';
import { RateBooksQueries } from './rate-books.queries';

const SIZE = 1_000;
/** Always the same risks: two reports differ by the books alone. */
const SEED = 1;
/** Risks rated in one turn, so that other calls are answered meanwhile. */
const TURN = 10;

/** Compares a version with the one in force on the day on which it would begin. */
@Injectable()
export class DislocationService {
  constructor(
    private readonly queries: RateBooksQueries,
    private readonly books: BooksInForce,
  ) {}

  async compare(id: string, request: DislocationRequest): Promise<DislocationResponse> {
    const book = bookOfRow(await this.queries.find(id));
    checkRatable(book);
    const inForce = this.inForceBefore(book);
    const shelves = { before: aloneOnShelf(inForce), after: aloneOnShelf(book) };
    const dislocation = new Dislocation();
    let unrated = 0;
    let turn = 0;
    for (const risk of risksFor(book, request)) {
      if (!addTo(dislocation, risk, shelves)) unrated++;
      if (++turn % TURN === 0) await nextTurn();
    }
    const { before, after, states, industries, bins, ...report } = dislocation.report();
    return {
      ...{ against: inForce.version, ...report, unrated },
      ...{ before: toCurrencyUnits(before), after: toCurrencyUnits(after), bins: [...bins] },
      ...{ states: states.map(inUnits), industries: industries.map(inUnits) },
    };
  }

  /** The version that this one follows: itself when it is in force already. */
  private inForceBefore(book: RateBook): RateBook {
    const { current } = this.books;
    const others = current.books.filter(({ version }) => version !== book.version);
    const { region, effectiveFrom } = book;
    const found = others.find((one) => one.region === region && one.effectiveFrom <= effectiveFrom);
    if (found) return found;
    const detail = 'No rate book is in force before this one begins.';
    throw new DomainError('NOTHING_IN_FORCE', detail, 409);
  }
}

function* risksFor(book: RateBook, { risks, size = SIZE }: DislocationRequest): Generator<object> {
  if (risks) return yield* risks;
  const products = PRODUCT_CODES.filter((code: Product) => PRODUCTS[code].region === book.region);
  const { effectiveFrom: effectiveDate } = book;
  const sample = sampleRisks({ book, products, effectiveDate, seed: SEED });
  for (let made = 0; made < size; made++) yield sample.next().value as object;
}

/** False where one of the books refuses the risk. */
function addTo(
  dislocation: Dislocation,
  body: object,
  { before, after }: { before: BookShelf; after: BookShelf },
): boolean {
  try {
    const known = readInput(body, { mayBypass: true, books: before });
    const changed = readInput(body, { mayBypass: true, books: after });
    const { state, industryCode: industry } = known.input;
    const premiums = { before: price(known).premium, after: price(changed).premium };
    dislocation.add({ state, industry, ...premiums });
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}

const inUnits = ({ before, after, ...group }: DislocationGroup): DislocationGroup => ({
  ...group,
  before: toCurrencyUnits(before),
  after: toCurrencyUnits(after),
});
