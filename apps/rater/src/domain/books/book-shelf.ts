import type { PlainDate, Region } from '@palisade/kernel';
import type { Product } from '@palisade/trade';
import { PRODUCTS } from '@palisade/trade';
import type { Plan } from '../plan';
import { compilePlan } from '../plan';
import type { RateBook } from './rate-tables';

/** Plans by book: a book stays on many shelves, its plans are prepared once. */
const plansOfBooks = new WeakMap<RateBook, Map<string, Plan>>();

/** Every book in force at one moment. It never changes: a call rates by one shelf from end to end. */
export class BookShelf {
  readonly books: readonly RateBook[];

  constructor(books: readonly RateBook[]) {
    this.books = [...books].sort((a, b) => (a.effectiveFrom < b.effectiveFrom ? 1 : -1));
  }

  /** The version of a region on a date: the latest that has begun by then. */
  bookOn(region: Region, date: PlainDate): RateBook | undefined {
    return this.books.find((book) => book.region === region && book.effectiveFrom <= date);
  }

  bookOf(version: string): RateBook | undefined {
    return this.books.find((book) => book.version === version);
  }

  /** The plan in force on a date; undefined before the first book. */
  planOn(product: Product, state: string | null, date: PlainDate): Plan | undefined {
    const book = this.bookOn(PRODUCTS[product].region, date);
    return book && planOf(book, product, state);
  }
}

function planOf(book: RateBook, product: Product, state: string | null): Plan {
  let plans = plansOfBooks.get(book);
  if (!plans) plansOfBooks.set(book, (plans = new Map<string, Plan>()));
  const key = `${product} ${state}`;
  const known = plans.get(key);
  if (known) return known;
  const plan = compilePlan(book, product, state);
  plans.set(key, plan);
  return plan;
}
