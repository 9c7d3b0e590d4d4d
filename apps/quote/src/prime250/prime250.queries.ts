import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Caller } from '../quotes/caller';
import { visibleQuotes } from '../quotes/quote-rows';
import type { Quote } from '../quotes/quote.entity';
import type { QuoteSummary } from '../quotes/quotes.dto';
import { QuotesQueries } from '../quotes/quotes.queries';
import { NEVER_LISTED } from '../quotes/shown-statuses';
import { Rating } from '../ratings/rating.entity';
import type { Prime250DetailsResponse, SavedQuestionsResponse } from './prime250.dto';
import { PRIME_250 } from './prime250.dto';
import { ASKING, Prime250Service } from './prime250.service';

const SHOWN = 100;

/** What is read of the Prime 250 family. */
@Injectable()
export class Prime250Queries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly queries: QuotesQueries,
    private readonly prime250: Prime250Service,
  ) {}

  async get(id: string, caller: Caller): Promise<Prime250DetailsResponse> {
    const { ratingId } = await this.prime250.find(id, caller);
    const answer = await this.queries.get(id, caller);
    const rating = ratingId
      ? await this.dataSource.manager.findOneBy(Rating, { id: ratingId })
      : null;
    // The factors of a rating are for the trade.
    const isShown = caller.actor.accountType !== 'CUSTOMER' && rating !== null;
    return { ...answer, calculatorGeneratedData: isShown ? generatedOf(rating) : null };
  }

  async ofAccount(accountId: string, caller: Caller): Promise<QuoteSummary[]> {
    const quotes = await visibleQuotes(this.dataSource.manager, caller.actor)
      .andWhere('quote.accountId = :accountId', { accountId })
      .andWhere('quote.product in (:...products)', { products: PRIME_250 })
      .andWhere('quote.status not in (:...unlisted)', { unlisted: NEVER_LISTED })
      .orderBy('quote.modified', 'DESC')
      .addOrderBy('quote.id')
      .take(SHOWN)
      .getMany();
    return this.queries.summaries(quotes, caller);
  }

  /** What was saved, and which of the coverages that ask for answers may be chosen. */
  async saved(quote: Quote, caller: Caller): Promise<SavedQuestionsResponse> {
    const unmetRequirements = await this.prime250.unmetOf(quote, caller);
    const unmet = unmetRequirements.map(({ coverage }) => coverage);
    return {
      quoteId: quote.id,
      securityQuestions: quote.answers,
      qualifiedCoverages: ASKING.filter((key) => !unmet.includes(key)),
      unmetRequirements,
    };
  }
}

const generatedOf = ({ id: ratingId, engine, rateBook, irpmModifier, input, flags }: Rating) => ({
  ratingId,
  engine,
  rateBook,
  irpmModifier,
  input,
  flags,
});
