import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Can, Refuses } from '@palisade/platform';
import type { Caller } from './caller';
import { CurrentCaller } from './caller';
import { CoverCheckQuery, CoverCheckResponse } from './cover-check.dto';
import { CoverCheckQueries } from './cover-check.queries';

@ApiTags('quotes')
@Controller('api/quote/v1')
export class CoverCheckController {
  constructor(private readonly checks: CoverCheckQueries) {}

  /**
   * What of the cover that a client has keeps a quote from being bound.
   *
   * @remarks Of one quote (`quoteId`), or of what would be quoted (`accountId`, `product`,
   * `effectiveDate`): a policy of the same product at the same time, and of a quote for a layer that
   * nothing bound lies below it. An empty list: nothing does. Binding refuses the same with 409.
   */
  @Get('cover-check')
  @Can('quote:view')
  @Refuses({ 404: 'The caller sees no such quote or client.' })
  async checkCover(
    @Query() query: CoverCheckQuery,
    @CurrentCaller() { actor }: Caller,
  ): Promise<CoverCheckResponse> {
    return { problems: await this.checks.problems(query, actor) };
  }
}
