import { Injectable } from '@nestjs/common';
import { DomainError } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import { Clock, Transactions } from '@palisade/platform';
import { checkCart, requestQuote } from '../domain/actions/request-quote';
import { dateIn } from '../domain/quote-dates';
import type { Caller } from '../quotes/caller';
import { changeQuote } from '../quotes/change-quote';
import { agentOf, headOf } from '../quotes/quote-events';
import type { SubmitCartRequest } from '../quotes/quote-requests.dto';
import { accountOf, lockQuote } from '../quotes/quote-rows';
import { answersOf } from '../ratings/rating-facts';
import { RATING_LEASE_MS, RatingSweep } from '../ratings/rating-sweep';
import { Organization } from '../snapshots/organization.entity';
import type { CartError } from './carts.dto';

/** What became of the quotes of a cart. */
export interface SubmittedCart {
  sent: string[];
  errors: CartError[];
}

@Injectable()
export class CartsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly sweep: RatingSweep,
    private readonly clock: Clock,
  ) {}

  /** Requests each quote for itself: one that is refused does not hold up the others. */
  async submit(
    accountId: string,
    { quoteIds, ...agent }: SubmitCartRequest,
    caller: Caller,
  ): Promise<SubmittedCart> {
    checkCart(quoteIds);
    const cart: SubmittedCart = { sent: [], errors: [] };
    for (const [index, quoteId] of quoteIds.entries()) {
      const refused = await this.request(quoteId, accountId, agent, caller);
      if (refused) cart.errors.push({ pointer: `/quoteIds/${index}`, detail: refused.detail });
      else cart.sent.push(quoteId);
    }
    await Promise.all(cart.sent.map((id) => this.sweep.rateSoon(id, caller.token)));
    return cart;
  }

  private async request(
    quoteId: string,
    accountId: string,
    agent: Omit<SubmitCartRequest, 'quoteIds'>,
    caller: Caller,
  ): Promise<DomainError | undefined> {
    try {
      await this.transactions.run(async (tx) => {
        const now = this.clock.now();
        const quote = await lockQuote(tx.em, quoteId, caller.actor);
        if (quote.accountId !== accountId) {
          throw new DomainError('QUOTE_NOT_FOUND', 'Quote not found.', 404);
        }
        const party = await accountOf(tx.em, accountId);
        const { account } = party;
        const today = dateIn(account.timeZone, now);
        const requested = requestQuote(quote, { account, agent, today });
        const ratingDue = new Date(now.getTime() + RATING_LEASE_MS);
        const patch = { ...requested, requestedOn: now, ratingDue };
        const changed = await changeQuote(tx, quote, { action: 'request', patch, now });
        await tx.publish({
          type: 'quote.requested.v1',
          data: {
            ...headOf({ quote: changed, account, rating: null }),
            agent: agentOf(changed, await agencyName(tx, changed.agencyId)),
            securityAnswers: answersOf(changed, party),
          },
        });
      });
      return undefined;
    } catch (error) {
      if (error instanceof DomainError) return error;
      throw error;
    }
  }
}

async function agencyName({ em }: Tx, id: string | null): Promise<string | null> {
  if (id === null) return null;
  return (await em.findOneBy(Organization, { id }))?.name ?? null;
}
