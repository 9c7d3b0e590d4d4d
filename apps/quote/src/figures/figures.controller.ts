import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '@palisade/platform';
import { Can, CurrentActor } from '@palisade/platform';
import {
  QuoteAggregateQuery,
  QuoteAggregateResponse,
  QuoteFiguresQuery,
  QuotePremiumResponse,
  UniqueAccountsResponse,
} from './figures.dto';
import { FiguresQueries } from './figures.queries';
import { QuoteHomeQuery, QuoteHomeResponse } from './home.dto';
import { HomeQueries } from './home.queries';

@ApiTags('quote figures')
@Controller('api/quote/v1/search')
export class FiguresController {
  constructor(
    private readonly figures: FiguresQueries,
    private readonly home: HomeQueries,
  ) {}

  /**
   * What a home says of the quotes in the caller's scope.
   *
   * @remarks What waits is counted as the lists of `GET /api/quote/v1/search` hold it, whenever it
   * was made; what was made in the two times as `GET /api/quote/v1/search/premium` counts it.
   */
  @Get('home')
  @Can('quote:view')
  getQuoteHome(
    @Query() query: QuoteHomeQuery,
    @CurrentActor() actor: Actor,
  ): Promise<QuoteHomeResponse> {
    return this.home.read(query, actor);
  }

  /**
   * What the quotes in the caller's scope would cost together.
   *
   * @remarks INVALID, DRAFT and TEMPORARY quotes are left out unless they are asked for. The list of
   * `GET /api/quote/v1/search` with the same filters holds the quotes that are counted.
   */
  @Get('premium')
  @Can('quote:view')
  getQuotePremium(
    @Query() query: QuoteFiguresQuery,
    @CurrentActor() actor: Actor,
  ): Promise<QuotePremiumResponse> {
    return this.figures.premium(query, actor);
  }

  /**
   * The quotes in the caller's scope by status, product, agency, state or month.
   *
   * @remarks Counted as `GET /api/quote/v1/search/premium` counts them; the premium of quotes
   * without a price is 0.
   */
  @Get('aggregate')
  @Can('quote:view')
  getQuoteAggregate(
    @Query() query: QuoteAggregateQuery,
    @CurrentActor() actor: Actor,
  ): Promise<QuoteAggregateResponse> {
    return this.figures.aggregate(query, actor);
  }

  /**
   * The clients that have quotes in the caller's scope.
   *
   * @remarks Of the quotes that `GET /api/quote/v1/search/premium` counts, priced or not.
   */
  @Get('uniqueAccounts')
  @Can('quote:view')
  getUniqueAccounts(
    @Query() query: QuoteFiguresQuery,
    @CurrentActor() actor: Actor,
  ): Promise<UniqueAccountsResponse> {
    return this.figures.uniqueAccounts(query, actor);
  }
}
