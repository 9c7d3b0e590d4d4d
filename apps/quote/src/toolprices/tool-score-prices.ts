import { Injectable } from '@nestjs/common';
import { REGIONS } from '@palisade/kernel';
import { PRODUCTS } from '@palisade/trade';
import { DataSource } from 'typeorm';
import { RaterGateway, RatingRefused } from '../clients/rater.gateway';
import { ratedScore, scoreBy } from '../domain/rated-score';
import type { ToolScore } from '../domain/tool-prices';
import {
  followingQuote,
  FOLLOWING,
  HELD,
  RENEWED_YET,
  withToolScores,
} from '../domain/tool-prices';
import type { Caller } from '../quotes/caller';
import { raterTokenOf } from '../quotes/caller';
import { accountOf, visibleQuotes } from '../quotes/quote-rows';
import type { Quote } from '../quotes/quote.entity';
import { answersOf, todaysInput } from '../ratings/rating-facts';
import type { ToolScorePriceResponse, ToolScoresRequest } from './tool-prices.dto';

const UNPRICED: ToolScorePriceResponse = {
  points: null,
  premium: null,
  currency: null,
  basis: null,
};

/** A term that ends or is not to be renewed has no next price. */
const HAS_NEXT = `(quote.status <> all(:held) or exists (
  select 1 from policy held
  left join ending_policy ending on ending.id = held.id and ending.is_ending
  where held.id = quote.policyId and held.status = any(:renewed) and ending.id is null
))`;

/** What other scores of the tools of insureds would do to their premiums. */
@Injectable()
export class ToolScorePrices {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rater: RaterGateway,
  ) {}

  /** One price for each wish, in their order; the rater is asked once for each insured. */
  async of(
    { wishes, onlySent = false }: ToolScoresRequest,
    caller: Caller,
  ): Promise<ToolScorePriceResponse[]> {
    const ids = [...new Set(wishes.map(({ accountId }) => accountId))];
    const quotes = await this.quotesOf(ids, onlySent, caller);
    const priced = await Promise.all(
      ids.map(async (id) => {
        const own = quotes.filter(({ accountId }) => accountId === id);
        const scores = wishes.filter(({ accountId }) => accountId === id).map((w) => w.scores);
        return [id, (await this.prices(own, scores, caller)).values()] as const;
      }),
    );
    const byAccount = new Map(priced);
    return wishes.map(({ accountId }) => byAccount.get(accountId)?.next().value ?? UNPRICED);
  }

  private quotesOf(ids: string[], onlySent: boolean, { actor }: Caller): Promise<Quote[]> {
    const query = visibleQuotes(this.dataSource.manager, actor)
      .andWhere('quote.accountId = any(:ids)', { ids })
      .andWhere(`quote.kind <> 'ENDORSEMENT'`)
      .andWhere('quote.status = any(:following)', { following: FOLLOWING })
      .andWhere(HAS_NEXT, { held: HELD, renewed: RENEWED_YET })
      .orderBy('quote.id', 'DESC');
    if (onlySent) query.andWhere('(quote.sentOn is not null or quote.boundOn is not null)');
    return query.getMany();
  }

  /** What each of some scores is worth to one insured. */
  private async prices(
    quotes: readonly Quote[],
    wishes: readonly (readonly ToolScore[])[],
    caller: Caller,
  ): Promise<ToolScorePriceResponse[]> {
    const following = followingQuote(quotes);
    if (!following) return [];
    const { quote, basis } = following;
    const party = await accountOf(this.dataSource.manager, quote.accountId);
    const answers = answersOf(quote, party);
    const { signals, companyAggregate } = ratedScore(party.account, party.score, answers);
    if (!signals) return [];
    const scores = wishes.map((wish) =>
      scoreBy(withToolScores(signals, wish), party.account, answers),
    );
    const variations = scores.map((keptScore) => ({
      companyAggregate: todaysInput(quote, { ...party, keptScore }).companyAggregate,
    }));
    const { currency } = REGIONS[PRODUCTS[quote.product].region];
    try {
      const base = todaysInput(quote, party);
      const answer = await this.rater.whatIf(base, variations, raterTokenOf(caller));
      return answer.variations.map(({ difference }, at) => ({
        points: (scores[at]?.companyAggregate ?? 0) - (companyAggregate ?? 0),
        premium: difference ? -difference.totalPremium + 0 : null,
        currency,
        basis,
      }));
    } catch (error) {
      if (error instanceof RatingRefused) return [];
      throw error;
    }
  }
}
