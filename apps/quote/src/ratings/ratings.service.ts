import { Injectable } from '@nestjs/common';
import { PRODUCTS } from '@palisade/kernel';
import { Clock, Transactions } from '@palisade/platform';
import { DataSource } from 'typeorm';
import { RaterGateway, RatingRefused } from '../clients/rater.gateway';
import { quoteExpiry } from '../domain/quote-dates';
import type { QuoteRating } from '../domain/quote-rating';
import { statusAfter } from '../domain/quote-status';
import type { RatingInput } from '../domain/rating-input';
import type { RatingOutcome } from '../domain/rating-outcome';
import { judgeRating } from '../domain/rating-outcome';
import { changeQuote } from '../quotes/change-quote';
import { accountOf } from '../quotes/quote-rows';
import { Quote } from '../quotes/quote.entity';
import { publishStatus } from '../quotes/status-events';
import type { RatedParty } from './rating-facts';
import { answersOf, inputOf, pricePatch, ratingRow } from './rating-facts';
import { Rating } from './rating.entity';

/** What became of an attempt to rate: a rating, or the reasons why there is none. */
interface Attempt {
  outcome: RatingOutcome;
  rating?: QuoteRating;
  input?: RatingInput;
}

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
    private readonly clock: Clock,
  ) {}

  /** Rates a requested quote in the caller's name; one that is no longer requested stays as is. */
  async rate(quoteId: string, token: string): Promise<void> {
    const quote = await this.dataSource.manager.findOneByOrFail(Quote, { id: quoteId });
    if (quote.status !== 'REQUESTED') return;
    const party = await accountOf(this.dataSource.manager, quote.accountId);
    await this.save(quoteId, party, await this.attempt(quote, party, token));
  }

  /** Gives a requested quote that could not be rated to the underwriters. */
  async giveUp(quoteId: string): Promise<void> {
    const quote = await this.dataSource.manager.findOneByOrFail(Quote, { id: quoteId });
    await this.save(quoteId, await accountOf(this.dataSource.manager, quote.accountId), UNRATED);
  }

  private async attempt(quote: Quote, party: RatedParty, token: string): Promise<Attempt> {
    const input = inputOf(quote, party);
    const { product } = quote;
    try {
      const rating = await this.rater.rate(product, input, token);
      const factors = party.score?.factors ?? null;
      const facts = { product, answers: answersOf(quote, party), factors };
      return { rating, input, outcome: judgeRating(rating.flags, facts) };
    } catch (error) {
      if (!(error instanceof RatingRefused)) throw error;
      const { code, detail: text } = error;
      return { outcome: { action: 'rateReferred', reasons: [{ code, text, source: 'rater' }] } };
    }
  }

  private async save(quoteId: string, party: RatedParty, attempt: Attempt): Promise<void> {
    const now = this.clock.now();
    const { rating, input, outcome } = attempt;
    await this.transactions.run(async (tx) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const quote = await tx.em.findOneOrFail(Quote, { where: { id: quoteId }, lock });
      if (quote.status !== 'REQUESTED') return;
      const status = statusAfter(quote.status, outcome.action);
      const isOpen = status !== 'REFERRED' && status !== 'DECLINED';
      const patch: Partial<Quote> = {
        ...(rating && pricePatch(rating, party, status !== 'DECLINED')),
        status,
        statusReasons: outcome.reasons,
        ratingDue: null,
        expiresOn: isOpen ? quoteExpiry(PRODUCTS[quote.product].market, quote.created) : null,
      };
      const row = rating && input ? ratingRow(quoteId, input, rating, now) : null;
      if (row) await tx.em.insert(Rating, row);
      const changed = await changeQuote(tx, quote, { action: outcome.action, patch, now });
      await publishStatus(tx, { quote: changed, account: party.account, rating: row });
    });
  }
}
