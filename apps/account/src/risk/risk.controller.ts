import { Controller, Get, Param, ParseUUIDPipe, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '@palisade/platform';
import { Can, CurrentActor } from '@palisade/platform';
import { IndustryRiskQuery, IndustryRiskResponse, RiskScoreResponse } from './risk.dto';
import { RiskQueries } from './risk.queries';

@ApiTags('risk')
@Controller('api/risk/v1')
export class RiskController {
  constructor(private readonly queries: RiskQueries) {}

  /**
   * The risk score of an account, with its factors.
   *
   * @remarks The latest one: 0 to 100, 100 is best, beside what is usual in the industry. Factors
   * of which too little is known show the value of the industry and are named as estimated. An
   * account that was never scored is assessed for this answer alone.
   */
  @Get('score/:accountId')
  @Can('risk:view')
  getRiskScore(
    @Param('accountId', ParseUUIDPipe) accountId: string,
    @CurrentActor() actor: Actor,
  ): Promise<RiskScoreResponse> {
    return this.queries.score(accountId, actor);
  }

  /**
   * What is usual in an industry.
   *
   * @remarks The aggregate and each factor, 0 to 100. The code is one of NAICS, or of UK SIC with
   * `country=GBR`; one that the classification does not have is answered 404.
   */
  @Get('industry/:naicsCode')
  @Can('risk:view')
  getIndustryRisk(
    @Param('naicsCode') code: string,
    @Query() { country = 'USA' }: IndustryRiskQuery,
  ): IndustryRiskResponse {
    return this.queries.industry(code, country);
  }
}
