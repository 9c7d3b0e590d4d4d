import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DomainError, toCurrencyUnits } from '@palisade/kernel';
import type { Actor, Job, OnProgress } from '@palisade/platform';
import { Jobs, LongWork, Transactions } from '@palisade/platform';
import type { Product } from '@palisade/trade';
import { PRODUCT_CODES, PRODUCTS } from '@palisade/trade';
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
import type { DislocationRequest, DislocationResponse } from './dislocation.dto';
import { RateBooksQueries } from './rate-books.queries';

const SIZE = 1_000;
/** Always the same risks: two reports differ by the books alone. */
const SEED = 1;
/** Risks rated in one turn, so that other calls are answered meanwhile. */
const TURN = 10;

/** What is compared: a version, for risks of one's own or made-up ones. */
interface DislocationOrder extends DislocationRequest {
  bookId: string;
}

/** Compares a version with the one in force on the day on which it would begin. */
@Injectable()
export class DislocationService extends LongWork<DislocationOrder> {
  override readonly kind = 'dislocation';

  constructor(
    private readonly queries: RateBooksQueries,
    private readonly books: BooksInForce,
    private readonly jobs: Jobs,
    private readonly transactions: Transactions,
  ) {
    super();
  }

  /** Refuses at once what cannot be compared; the rest is long work. */
  async start(bookId: string, request: DislocationRequest, actor: Actor): Promise<Job> {
    await this.compared(bookId);
    const work = { kind: this.kind, input: { bookId, ...request } };
    return this.transactions.run((tx) => this.jobs.start(work, actor, tx));
  }

  override async run(
    { bookId, ...request }: DislocationOrder,
    onProgress: OnProgress,
  ): Promise<DislocationResponse> {
    const { book, inForce } = await this.compared(bookId);
    const shelves = { before: aloneOnShelf(inForce), after: aloneOnShelf(book) };
    const dislocation = new Dislocation();
    const total = request.risks?.length ?? request.size ?? SIZE;
    let unrated = 0;
    let turn = 0;
    for (const risk of risksFor(book, request)) {
      if (!addTo(dislocation, risk, shelves)) unrated++;
      if (++turn % TURN !== 0) continue;
      await nextTurn();
      await onProgress(turn, total);
    }
    const { before, after, states, industries, bins, ...report } = dislocation.report();
    return {
      against: inForce.version,
      ...report,
      unrated,
      before: toCurrencyUnits(before),
      after: toCurrencyUnits(after),
      bins: [...bins],
      states: states.map(inUnits),
      industries: industries.map(inUnits),
    };
  }

  private async compared(bookId: string): Promise<{ book: RateBook; inForce: RateBook }> {
    const book = bookOfRow(await this.queries.find(bookId));
    checkRatable(book);
    return { book, inForce: this.inForceBefore(book) };
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
