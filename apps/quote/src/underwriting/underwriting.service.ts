import { Injectable } from '@nestjs/common';
import { invalidField, PRODUCTS } from '@palisade/kernel';
import type { Actor, Tx } from '@palisade/platform';
import { Clock, Transactions } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { declineQuote, markLost } from '../domain/actions/close-quote';
import type { Underwriter, UnderwrittenQuote } from '../domain/actions/underwrite-quote';
import { releaseTerms, underwriteQuote } from '../domain/actions/underwrite-quote';
import type { QuoteAction } from '../domain/quote-status';
import { changeQuote } from '../quotes/change-quote';
import type { ToldQuote } from '../quotes/quote-events';
import { headOf } from '../quotes/quote-events';
import { accountOf, lockQuote } from '../quotes/quote-rows';
import type { Quote } from '../quotes/quote.entity';
import { publishStatus } from '../quotes/status-events';
import { Rating } from '../ratings/rating.entity';
import { Person } from '../snapshots/person.entity';
import type { DeclineQuoteRequest, MarkLostRequest, ReleaseTermsRequest } from './underwriting.dto';

/** One action: what it decides of a locked quote, and whom it tells. */
interface Act {
  action: QuoteAction;
  note?: string;
  decide: (quote: Quote, by: Underwriter) => Partial<Quote>;
  publish: (tx: Tx, told: ToldQuote) => Promise<void>;
}

@Injectable()
export class UnderwritingService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Takes a referred quote; it is held for the caller for half an hour. */
  underwrite(id: string, actor: Actor): Promise<void> {
    const decide: Act['decide'] = (quote, by) => underwriteQuote(riskOf(quote), by);
    return this.act(id, actor, { action: 'underwrite', decide, publish: publishPickedUp });
  }

  /** Makes the terms bindable. */
  release(id: string, { message }: ReleaseTermsRequest, actor: Actor): Promise<void> {
    const decide: Act['decide'] = (quote, by) => ({
      ...releaseTerms(
        { ...riskOf(quote), ratingId: quote.ratingId },
        PRODUCTS[quote.product].market,
        by,
      ),
      statusReasons: [],
    });
    return this.act(id, actor, {
      ...{ action: 'releaseTerms', decide, publish: publishStatus },
      note: message,
    });
  }

  decline(id: string, request: DeclineQuoteRequest, actor: Actor): Promise<void> {
    if (request.quoteId !== id) {
      throw invalidField('QUOTE_DIFFERS', 'The body names another quote.', '/quoteId');
    }
    return this.act(id, actor, {
      action: 'decline',
      note: request.reason,
      decide: (quote) => declineQuote(quote.status, request),
      publish: (tx, told) => publishStatus(tx, told, request.isNotificationEnabled),
    });
  }

  markLost(id: string, request: MarkLostRequest, actor: Actor): Promise<void> {
    const decide: Act['decide'] = (quote) => markLost(quote, request);
    const note = request.reason;
    return this.act(id, actor, { action: 'markLost', note, decide, publish: publishStatus });
  }

  /** Every action: lock the row, decide, save the change and its event together. */
  private act(id: string, actor: Actor, act: Act): Promise<void> {
    return this.transactions.run(async (tx) => {
      const now = this.clock.now();
      const quote = await lockQuote(tx.em, id, actor);
      const patch = act.decide(quote, await underwriterOf(tx.em, actor, now));
      const change = { action: act.action, note: act.note, patch: { ...patch, ratingDue: null } };
      const changed = await changeQuote(tx, quote, { ...change, now });
      const { account } = await accountOf(tx.em, quote.accountId);
      const rating = quote.ratingId && (await tx.em.findOneBy(Rating, { id: quote.ratingId }));
      await act.publish(tx, { quote: changed, account, rating: rating || null });
    });
  }
}

/** The caller with the level that auth told of. */
export async function underwriterOf(
  em: EntityManager,
  { userId }: Actor,
  now: Date,
): Promise<Underwriter> {
  const person = await em.findOneBy(Person, { id: userId, enabled: true });
  return { userId, authorityLevel: person?.authorityLevel ?? null, now };
}

/** A quote as far as underwriting reads it. */
export function riskOf(quote: Quote): UnderwrittenQuote {
  const { status, hazard, irpm, assignedUnderwriterId, reviewLockedUntil } = quote;
  const limit = quote.terms.limit;
  return { status, limit, hazard, irpm, assignedUnderwriterId, reviewLockedUntil };
}

function publishPickedUp(tx: Tx, told: ToldQuote): Promise<void> {
  const { assignedUnderwriterId } = told.quote;
  const data = { ...headOf(told), action: 'underwrite', assignedUnderwriterId };
  return tx.publish({ type: 'quote.changed.v1', data: { ...data, subjectivities: null } });
}
