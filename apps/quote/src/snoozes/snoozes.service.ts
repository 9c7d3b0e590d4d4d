import { Injectable } from '@nestjs/common';
import type { Actor } from '@palisade/platform';
import { Clock, Transactions } from '@palisade/platform';
import { checkSnooze } from '../domain/snooze';
import { findQuote } from '../quotes/quote-rows';
import { QuoteSnooze } from './quote-snooze.entity';

/** What people put aside for themselves; nobody else sees it, so nothing is told or recorded. */
@Injectable()
export class SnoozesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  snooze(id: string, until: Date, actor: Actor): Promise<void> {
    checkSnooze(until, this.clock.now());
    return this.transactions.run(async ({ em }) => {
      const { id: quoteId } = await findQuote(em, id, actor);
      await em.upsert(QuoteSnooze, { userId: actor.userId, quoteId, until }, ['userId', 'quoteId']);
    });
  }

  wake(id: string, actor: Actor): Promise<void> {
    return this.transactions.run(async ({ em }) => {
      const { id: quoteId } = await findQuote(em, id, actor);
      await em.delete(QuoteSnooze, { userId: actor.userId, quoteId });
    });
  }
}
