import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Caller } from '../quotes/caller';
import { coercedTerms } from '../domain/coercions';
import { accountOf, visibleQuotes } from '../quotes/quote-rows';
import { RatableQuotes } from '../ratings/ratable-quotes';
import type { Quote } from '../quotes/quote.entity';
import type { QuoteSummary } from '../quotes/quotes.dto';
import { QuotesQueries } from '../quotes/quotes.queries';
import { NEVER_LISTED } from '../quotes/shown-statuses';
import { Rating } from '../ratings/rating.entity';
import type {
  Prime250DetailsResponse,
  SavedQuestionsResponse,
  UnmetRequirement,
} from './prime250.dto';
import { PRIME_250 } from './prime250.dto';
import { findPrime250 } from './prime250-rows';

/** Spec 3 §3: the coverages that ask for answers of their own. */
const ASKING = ['CONTINGENT_SYSTEM_FAILURE', 'CYBER_CRIME', 'FULL_SYSTEM_FAILURE'] as const;

const SHOWN = 100;

/** What is read of the Prime 250 family. */
@Injectable()
export class Prime250Queries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly queries: QuotesQueries,
    private readonly ratable: RatableQuotes,
  ) {}

  async get(id: string, caller: Caller): Promise<Prime250DetailsResponse> {
    const { ratingId } = await findPrime250(this.dataSource.manager, id, caller.actor);
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
    const unmetRequirements = await this.unmetOf(quote, caller);
    const unmet = unmetRequirements.map(({ coverage }) => coverage);
    return {
      quoteId: quote.id,
      securityQuestions: quote.answers,
      qualifiedCoverages: ASKING.filter((key) => !unmet.includes(key)),
      unmetRequirements,
    };
  }

  /** Which of the three coverages the answers of a quote allow. */
  private async unmetOf(quote: Quote, caller: Caller): Promise<UnmetRequirement[]> {
    const chosen = ASKING.map((key) => ({ key, limit: null }));
    const others = quote.terms.coverages.filter(({ key }) => !ASKING.some((one) => one === key));
    const terms = { ...quote.terms, coverages: [...others, ...chosen] };
    const party = await accountOf(this.dataSource.manager, quote.accountId);
    const checked = await this.ratable.check({ ...quote, terms }, party, caller);
    const coercions = checked?.rating.coercions ?? [];
    const kept = coercedTerms(terms, coercions).coverages.map(({ key }) => key);
    return ASKING.filter((key) => !kept.includes(key)).map((coverage) => ({
      coverage,
      reason: coercions.find((one) => JSON.stringify(one).includes(coverage))?.reason ?? '',
    }));
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
