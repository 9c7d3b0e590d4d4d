import { DomainError } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { findQuote } from '../quotes/quote-rows';
import type { Quote } from '../quotes/quote.entity';
import { PRIME_250 } from './prime250.dto';

/** A quote of the family that the caller may see; 404 for any other. */
export async function findPrime250(em: EntityManager, id: string, actor: Actor): Promise<Quote> {
  const quote = await findQuote(em, id, actor);
  if (PRIME_250.some((product) => product === quote.product)) return quote;
  throw new DomainError('QUOTE_NOT_FOUND', 'Quote not found.', 404);
}
