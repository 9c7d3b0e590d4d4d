import { Injectable } from '@nestjs/common';
import { DomainError, todayIn } from '@palisade/kernel';
import type { Actor, Tx } from '@palisade/platform';
import { DomainClock, newId, Transactions } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { deleteQuotes } from '../closing/delete-quotes';
import { checkCart, requestQuote } from '../domain/actions/request-quote';
import { obstaclesOf } from '../domain/obstacles';
import type { Caller } from '../quotes/caller';
import { changeQuote } from '../quotes/change-quote';
import { obstacleFactsOf } from '../quotes/obstacle-facts';
import type { SubmitCartRequest } from '../quotes/quote-requests.dto';
import { accountOf, checkState, lockQuote, quotableAccount } from '../quotes/quote-rows';
import { accountOfSubmission, checkSubmission } from '../quotes/quoted-submission';
import type { Quote } from '../quotes/quote.entity';
import { publishRequested } from '../quotes/status-events';
import type { CheckedRating } from '../ratings/ratable-quotes';
import { RatableQuotes } from '../ratings/ratable-quotes';
import type { RatedParty } from '../ratings/rating-facts';
import { RATING_LEASE_MS, RatingSweep } from '../ratings/rating-sweep';
import type { CartError } from './carts.dto';

/** Whose cart: that of an account, or of one of its submissions. */
export interface CartOf {
  accountId: string;
  submissionId?: string;
  /** The agency of the account, when named. */
  agencyId?: string;
}

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
    private readonly ratable: RatableQuotes,
    private readonly clock: DomainClock,
  ) {}

  /** The account that the cart of a submission is for; 404, or 409 where it has none. */
  accountOf(submissionId: string, { actor }: Caller): Promise<string> {
    return this.transactions.run(({ em }) => accountOfSubmission(em, submissionId, actor));
  }

  /** Requests each quote for itself: one that is refused does not hold up the others. */
  async submit(
    cart: CartOf,
    { quoteIds, ...agent }: SubmitCartRequest,
    caller: Caller,
  ): Promise<SubmittedCart> {
    checkCart(quoteIds);
    await this.transactions.run(({ em }) => quotableAccount(em, cart.accountId, caller.actor));
    const done: SubmittedCart = { sent: [], errors: [] };
    const checked = new Map<string, CheckedRating>();
    // Quotes that are requested together are a cart, also when nobody put them into one.
    const cartId = newId();
    for (const [index, quoteId] of quoteIds.entries()) {
      try {
        const rated = await this.request(quoteId, { ...cart, cartId }, agent, caller);
        if (rated) checked.set(quoteId, rated);
        done.sent.push(quoteId);
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        done.errors.push({ pointer: `/quoteIds/${index}`, detail: error.detail });
      }
    }
    const { token } = caller;
    await Promise.all(done.sent.map((id) => this.sweep.rateSoon(id, token, checked.get(id))));
    return done;
  }

  /** Takes a draft out of its cart and deletes it. */
  remove(cart: CartOf, quoteId: string, actor: Actor): Promise<void> {
    return this.transactions.run(async (tx) => {
      const quote = await lockQuote(tx.em, quoteId, actor);
      if (!isOf(quote, cart) || quote.cartId === null || quote.status !== 'DRAFT') {
        throw quoteNotFound();
      }
      const { account } = await accountOf(tx.em, cart.accountId);
      await deleteQuotes(tx, [quote], account, { now: this.clock.now() });
    });
  }

  private async request(
    quoteId: string,
    { cartId, ...cart }: CartOf & { cartId: string },
    agent: Omit<SubmitCartRequest, 'quoteIds'>,
    caller: Caller,
  ): Promise<CheckedRating | null> {
    const read = ({ em }: Pick<Tx, 'em'>) =>
      this.requestable(em, quoteId, { cart, agent }, caller.actor);
    const asked = await this.transactions.run(read);
    const checked = await this.ratable.check(asked.quote, asked.party, caller);
    await this.transactions.run(async (tx) => {
      const { quote, party, requested } = await read(tx);
      const now = this.clock.now();
      const ratingDue = new Date(this.clock.machineNow().getTime() + RATING_LEASE_MS);
      const group = { cartId: quote.cartId ?? cartId };
      const bypassed = checked?.rating.bypassed ?? quote.bypassed;
      const patch = { ...requested, ...group, bypassed, requestedOn: now, ratingDue };
      const changed = await changeQuote(tx, quote, { action: 'request', patch, now });
      await publishRequested(tx, changed, party);
    });
    return checked;
  }

  /** A quote that may be requested, its row locked; throws for any other. */
  private async requestable(
    em: EntityManager,
    quoteId: string,
    { cart, agent }: { cart: CartOf; agent: Omit<SubmitCartRequest, 'quoteIds'> },
    actor: Actor,
  ): Promise<{ quote: Quote; party: RatedParty; requested: Partial<Quote> }> {
    const quote = await lockQuote(em, quoteId, actor);
    if (!isOf(quote, cart)) throw quoteNotFound();
    const party = await accountOf(em, quote.accountId);
    const { account } = party;
    await checkState(em, account.state);
    await checkSubmission(em, quote.submissionId, quote);
    const today = todayIn(account.timeZone, this.clock.now());
    const obstacles = obstaclesOf(quote, (await obstacleFactsOf(em, [quote]))(quote));
    const facts = { account, agent, obstacles, today };
    return { quote, party, requested: requestQuote(quote, facts) };
  }
}

/** Whether a quote may be in a cart; the cart of an account takes those of its submissions too. */
const isOf = (quote: Quote, { accountId, submissionId, agencyId }: CartOf): boolean =>
  quote.accountId === accountId &&
  (!submissionId || quote.submissionId === submissionId) &&
  (!agencyId || quote.agencyId === agencyId);

const quoteNotFound = (): DomainError =>
  new DomainError('QUOTE_NOT_FOUND', 'Quote not found.', 404);
