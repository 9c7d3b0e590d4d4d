import { Injectable } from '@nestjs/common';
import type { Actor, Tx } from '@palisade/platform';
import { DomainClock, Transactions } from '@palisade/platform';
import type { QuoteStep } from '../domain/quote-status';
import { Rating } from '../ratings/rating.entity';
import type { Account } from '../snapshots/account.entity';
import { changeQuote } from './change-quote';
import type { PublishedQuote } from './quote-events';
import { accountOf, lockQuote } from './quote-rows';
import type { Quote } from './quote.entity';
import { publishChanged } from './status-events';

/** What an act is decided by. */
export interface ActFacts {
  tx: Tx;
  account: Account;
  now: Date;
}

/** One act on one quote: what it decides, and whom it tells. */
export interface QuoteAct {
  action: QuoteStep;
  /** The reason or message that a person gave. */
  note?: string | null;
  decide: (quote: Quote, facts: ActFacts) => Partial<Quote> | Promise<Partial<Quote>>;
  /** Screens alone when left out. */
  publish?: (tx: Tx, published: PublishedQuote) => Promise<void>;
}

/** Every act goes the same way: lock the row, decide, save the change and its event together. */
@Injectable()
export class QuoteActs {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: DomainClock,
  ) {}

  run(id: string, actor: Actor, act: QuoteAct): Promise<void> {
    return this.transactions.run(async (tx) => {
      const quote = await lockQuote(tx.em, id, actor);
      const now = this.clock.now();
      const { account } = await accountOf(tx.em, quote.accountId);
      const patch = await act.decide(quote, { tx, account, now });
      const { action, note } = act;
      const changed = await changeQuote(tx, quote, { action, note, patch, now });
      const rating = changed.ratingId && (await tx.em.findOneBy(Rating, { id: changed.ratingId }));
      const published = { quote: changed, account, rating: rating || null };
      await (act.publish ?? ((within, of) => publishChanged(within, of, action)))(tx, published);
    });
  }
}
