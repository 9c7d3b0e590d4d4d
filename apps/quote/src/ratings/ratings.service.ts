import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { DomainError } from '@palisade/kernel';
import { DomainClock, followClockOf, Transactions } from '@palisade/platform';
import { DataSource } from 'typeorm';
import { RaterGateway, RatingRefused } from '../clients/rater.gateway';
import { bindFollowing } from '../binding/bind-following';
import { offerRenewal } from '../customers/offer-renewal';
import type { RatingInput } from '../domain/rating-input';
import { accountOf } from '../quotes/quote-rows';
import { Quote } from '../quotes/quote.entity';
import { Account } from '../snapshots/account.entity';
import type { Attempt } from './first-rating';
import { saveFirstRating } from './first-rating';
import type { CheckedRating } from './ratable-quotes';
import { rateLater } from './rate-later';
import type { RatedParty } from './rating-facts';
import { inputOf, judgedOf } from './rating-facts';

const UNRATED: Attempt = {
  outcome: {
    action: 'rateReferred',
    reasons: [
      { code: 'NOT_RATED', text: 'The quote could not be rated by itself.', source: 'quote' },
    ],
  },
};

/** Gives requested quotes their first rating. */
@Injectable()
export class RatingsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly dataSource: DataSource,
    private readonly rater: RaterGateway,
    private readonly clock: DomainClock,
  ) {}

  /**
   * Rates a requested quote, in the caller's name while it is known; any other stays as it is. A
   * rating that its request was just checked by is taken when it is of the same input.
   */
  async rate(quoteId: string, token?: string, checked?: CheckedRating): Promise<void> {
    const quote = await this.dataSource.manager.findOneByOrFail(Quote, { id: quoteId });
    if (quote.status !== 'REQUESTED') return;
    const party = await accountOf(this.dataSource.manager, quote.accountId);
    const input = inputOf(quote, party);
    const attempt =
      checked && isDeepStrictEqual(checked.input, input)
        ? { ...checked, outcome: judgedOf(quote, party, checked.rating) }
        : await this.attempt(quote, party, token);
    await this.save(quote, party, attempt);
  }

  /** Gives a requested quote that could not be rated to the underwriters. */
  async giveUp(quoteId: string): Promise<void> {
    const quote = await this.dataSource.manager.findOneByOrFail(Quote, { id: quoteId });
    await this.save(quote, await accountOf(this.dataSource.manager, quote.accountId), UNRATED);
  }

  private async attempt(quote: Quote, party: RatedParty, token?: string): Promise<Attempt> {
    const input = inputOf(quote, party);
    const { product, bypassed: kept } = quote;
    const isTraced = quote.endorsement !== null;
    try {
      const way = { isTraced, ...(kept.length ? { kept } : { token }) };
      const rate = (next: RatingInput) => this.rater.rate(product, next, way);
      const own = { input, rating: await rate(input) };
      const { rating, endorsement } = await rateLater(quote, own, rate);
      return { rating, input, endorsement, outcome: judgedOf(quote, party, rating) };
    } catch (error) {
      if (!(error instanceof RatingRefused)) throw error;
      const { code, detail: text } = error;
      return { outcome: { action: 'rateReferred', reasons: [{ code, text, source: 'rater' }] } };
    }
  }

  /** Throws 409 for a quote that changed while it was rated: the next sweep rates it again. */
  private async save(base: Quote, party: RatedParty, attempt: Attempt): Promise<void> {
    await this.transactions.run(async (tx) => {
      const lock = { mode: 'pessimistic_write' } as const;
      // Bound at once, it waits for whoever binds for the same account.
      if (base.endorsement?.follows) {
        await tx.em.findOneOrFail(Account, { where: { id: base.accountId }, lock });
      }
      const quote = await tx.em.findOneOrFail(Quote, { where: { id: base.id }, lock });
      if (quote.status !== 'REQUESTED') return;
      if (quote.revision !== base.revision) {
        throw new DomainError('QUOTE_CHANGED', 'The quote was changed meanwhile.', 409);
      }
      await followClockOf(quote.agencyId, tx.em);
      const now = this.clock.now();
      const rated = await saveFirstRating(tx, quote, { party, attempt, now });
      await offerRenewal(tx, rated, { account: party.account, now });
      await bindFollowing(tx, rated, now);
    });
  }
}
