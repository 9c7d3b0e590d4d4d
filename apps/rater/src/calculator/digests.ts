import { hash } from 'node:crypto';
import { canonicalJson } from '@palisade/kernel';
import { contentOf } from '../domain/books/book-content';
import type { RateBook } from '../domain/books/rate-tables';

const bookDigests = new WeakMap<RateBook, string>();

/** SHA-256 of a value's canonical JSON, in hexadecimal digits. */
export const digestOf = (value: unknown): string => hash('sha256', canonicalJson(value), 'hex');

/** The digest that a rate book was activated under; of a draft, that of all that belongs to it. */
export function bookDigest(book: RateBook): string {
  if (book.sha256) return book.sha256;
  const known = bookDigests.get(book);
  if (known) return known;
  const digest = digestOf(contentOf(book));
  bookDigests.set(book, digest);
  return digest;
}
