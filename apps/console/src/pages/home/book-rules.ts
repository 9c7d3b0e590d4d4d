import type { AccountType } from '@palisade/kernel';

/** By what a home splits the premium of its policies. */
export type BookSplit = 'agency' | 'state' | 'product';

/** Which figures of the book a home has. */
export interface Book {
  /** Quotes are counted beside policies. */
  hasQuotes: boolean;
  splits: readonly BookSplit[];
}

const BOOKS: Partial<Record<AccountType, Book>> = {
  AGENCY: { hasQuotes: true, splits: ['product'] },
  COWBELL: { hasQuotes: true, splits: ['agency', 'state', 'product'] },
  CARRIER: { hasQuotes: false, splits: ['state', 'product'] },
  CLUSTER: { hasQuotes: true, splits: ['agency'] },
  DIGITAL: { hasQuotes: true, splits: ['agency'] },
  RE_INSURER: { hasQuotes: false, splits: ['product', 'state'] },
};

/** The figures of a home; the United Kingdom has no states. Null: who has one has no book. */
export function bookOf(accountType: AccountType, hasStates: boolean): Book | null {
  const book = BOOKS[accountType];
  if (!book) return null;
  const splits = book.splits.filter((split) => hasStates || split !== 'state');
  return { hasQuotes: book.hasQuotes, splits };
}
