import { DomainError, toCurrencyUnits } from '@palisade/kernel';
import { readInput } from '../input/read-input';
import { rate } from '../rate';
import { checkRatable } from './book-findings';
import { BookShelf } from './book-shelf';
import type { GoldenCase } from './golden-case';
import type { RateBook } from './rate-tables';

/** An amount that is not what the case says. */
export interface CaseDifference {
  readonly field: string;
  readonly expected: number;
  /** Null where the risk cannot be rated. */
  readonly actual: number | null;
}

/** How a book answers one of its golden cases. */
export interface CaseResult {
  readonly id: string;
  readonly title: string;
  readonly passed: boolean;
  readonly differences: readonly CaseDifference[];
  /** Why the risk cannot be rated. */
  readonly refusal: string | null;
}

const AMOUNTS = [
  ...(['subtotal', 'afterIrpm', 'premiumExTria', 'tria', 'premium', 'totalPremium'] as const),
  ...(['surplusLineTax', 'surplusStampingFee', 'ipt', 'amountDue'] as const),
];
type Amount = (typeof AMOUNTS)[number];

/** Fields that a case may expect. */
export const isAmount = (name: string): name is Amount =>
  (AMOUNTS as readonly string[]).includes(name);

/** Rates every case by this book alone, whenever it begins; 409 where it could not rate each risk. */
export function testBook(book: RateBook, cases: readonly GoldenCase[]): CaseResult[] {
  checkRatable(book);
  const books = aloneOnShelf(book);
  return cases.map((golden) => resultOf(golden, books));
}

const shelves = new WeakMap<RateBook, BookShelf>();

/** A shelf on which a book is in force on any date; the same for the same book, its plans prepared. */
export function aloneOnShelf(book: RateBook): BookShelf {
  const known = shelves.get(book);
  if (known) return known;
  const shelf = new BookShelf([{ ...book, effectiveFrom: '0001-01-01' }]);
  shelves.set(book, shelf);
  return shelf;
}

function resultOf({ id, title, input, expected }: GoldenCase, books: BookShelf): CaseResult {
  const facts = { id, title };
  const wanted = Object.entries(expected);
  try {
    const rating = rate(readInput(input, { mayBypass: true, books }));
    const differences = wanted.flatMap(([field, value]) => {
      const actual = isAmount(field) ? toCurrencyUnits(rating[field]) : null;
      return actual === value ? [] : [{ field, expected: value, actual }];
    });
    return { ...facts, passed: !differences.length, differences, refusal: null };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const differences = wanted.map(([field, value]) => ({ field, expected: value, actual: null }));
    return { ...facts, passed: false, differences, refusal: error.detail };
  }
}
