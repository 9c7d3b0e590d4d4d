import { Injectable } from '@nestjs/common';
import { DomainClock, Transactions } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { statusAfter } from '../domain/quote-status';
import type { Caller } from '../quotes/caller';
import { changeQuote } from '../quotes/change-quote';
import { accountOf, checkState, findQuote, lockQuote } from '../quotes/quote-rows';
import type { Quote } from '../quotes/quote.entity';
import { publishChanged } from '../quotes/status-events';
import { RatableQuotes } from '../ratings/ratable-quotes';
import type { RatedParty } from '../ratings/rating-facts';
import { AskedChanges } from './asked-changes';
import type { EditQuoteRequest } from './editing.dto';

/** Puts a draft together anew; what was refused stays so until it is asked for again. */
@Injectable()
export class DraftEditingService {
  constructor(
    private readonly transactions: Transactions,
    private readonly ratable: RatableQuotes,
    private readonly changes: AskedChanges,
    private readonly clock: DomainClock,
  ) {}

  async edit(id: string, request: EditQuoteRequest, caller: Caller): Promise<void> {
    const { known, party } = await this.transactions.run(({ em }) => readDraft(em, id, caller));
    const status = statusAfter(known.status, 'editDraft');
    const change = await this.changes.of(known, request, party, caller);
    const checked = await this.ratable.check({ ...known, ...change }, party, caller);
    const bypassed = checked?.rating.bypassed ?? [];
    await this.transactions.run(async (tx) => {
      const quote = await lockQuote(tx.em, id, caller.actor);
      statusAfter(quote.status, 'editDraft');
      const { terms = quote.terms } = change;
      const patch = { ...change, bypassed, initialTerms: terms, status, coercions: [] };
      const now = this.clock.now();
      const changed = await changeQuote(tx, quote, { action: 'editDraft', patch, now });
      const published = { quote: changed, account: party.account, rating: null };
      await publishChanged(tx, published, 'editDraft');
    });
  }
}

async function readDraft(
  em: EntityManager,
  id: string,
  { actor }: Caller,
): Promise<{ known: Quote; party: RatedParty }> {
  const known = await findQuote(em, id, actor);
  const party = await accountOf(em, known.accountId);
  await checkState(em, party.account.state);
  return { known, party };
}
