import type { SelectQueryBuilder } from 'typeorm';
import type { Quote } from '../quotes/quote.entity';
import type { Reader } from '../quotes/row-facts';
import { QuoteSnooze } from './quote-snooze.entity';

/** Narrows quotes to those that the reader has put aside for now, or to all others. */
export function snoozed(
  query: SelectQueryBuilder<Quote>,
  { actor, now }: Reader,
  isSnoozed: boolean,
): SelectQueryBuilder<Quote> {
  const own = query
    .subQuery()
    .select('1')
    .from(QuoteSnooze, 'snooze')
    .where('snooze.quoteId = quote.id and snooze.userId = :reader and snooze.until > :now')
    .getQuery();
  return query.andWhere(`${isSnoozed ? '' : 'not '}exists ${own}`, { reader: actor.userId, now });
}
