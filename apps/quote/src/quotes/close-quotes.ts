import type { QuoteStatus } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import type { QuoteAction } from '../domain/quote-status';
import { QUOTE_TRANSITIONS, statusAfter } from '../domain/quote-status';
import type { StatusReason } from '../domain/rating-outcome';
import { Rating } from '../ratings/rating.entity';
import type { Account } from '../snapshots/account.entity';
import { changeQuote } from './change-quote';
import { Quote } from './quote.entity';
import { publishStatus } from './status-events';

type Narrow = (query: SelectQueryBuilder<Quote>) => SelectQueryBuilder<Quote>;

/** How quotes are closed without a person acting on each. */
export interface Closing {
  action: Extract<QuoteAction, 'invalidate' | 'decline' | 'markLost' | 'expire'>;
  reason: Pick<StatusReason, 'code' | 'text'>;
  /** Fields of the account whose change closed them. */
  changed?: string[];
  now: Date;
}

/** The quotes of an account that an action closes, locked in one order. */
export const lockClosable = (
  em: EntityManager,
  accountId: string,
  action: Closing['action'],
  narrow?: Narrow,
): Promise<Quote[]> => lockIn(em, accountId, QUOTE_TRANSITIONS[action].from, narrow);

/** The quotes of an account in some statuses, locked in one order. */
export function lockIn(
  em: EntityManager,
  accountId: string,
  statuses: readonly QuoteStatus[],
  narrow: Narrow = (query) => query,
): Promise<Quote[]> {
  const query = em
    .createQueryBuilder(Quote, 'quote')
    .where('quote.accountId = :accountId', { accountId })
    .andWhere('quote.status in (:...statuses)', { statuses });
  return narrow(query).orderBy('quote.id').setLock('pessimistic_write').getMany();
}

/** Closes locked quotes of an account and tells of each. */
export async function closeQuotes(
  tx: Tx,
  quotes: Quote[],
  account: Account,
  { action, reason, changed = [], now }: Closing,
): Promise<void> {
  for (const quote of quotes) {
    const patch: Partial<Quote> = {
      status: statusAfter(quote.status, action),
      statusReasons: [{ ...reason, source: 'quote' }],
      ratingDue: null,
      reviewLockedUntil: null,
      signRequestedOn: null,
      ...(changed.length && { lastPatched: now }),
    };
    const closed = await changeQuote(tx, quote, { action, patch, note: reason.text, now });
    const rating = quote.ratingId && (await tx.em.findOneBy(Rating, { id: quote.ratingId }));
    const published = { quote: closed, account, rating: rating || null, changed };
    await publishStatus(tx, published);
  }
}
