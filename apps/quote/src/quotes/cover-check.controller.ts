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
   * What stands between a quote and its policy.
   *
   * @remarks Of one quote (`quoteId`), or of what would be quoted (`accountId`, `product`,
   * `effectiveDate`): a policy of the same product at the same time, a layer above a gap, licences of
   * the agency and of its producer, the surplus lines broker and notice, conditions, authority. Each
   * has the step from which on it is refused with 409 and the same sentence, and who clears it. An
   * empty list: nothing does.
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
