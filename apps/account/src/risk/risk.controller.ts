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

  /** The risk score of an account, with its factors. */
  @Get('score/:accountId')
  @Can('risk:view')
  getRiskScore(
    @Param('accountId', ParseUUIDPipe) accountId: string,
    @CurrentActor() actor: Actor,
  ): Promise<RiskScoreResponse> {
    return this.queries.score(accountId, actor);
  }

  /** What is usual in an industry. */
  @Get('industry/:naicsCode')
  @Can('risk:view')
  getIndustryRisk(
    @Param('naicsCode') code: string,
    @Query() { country = 'USA' }: IndustryRiskQuery,
  ): IndustryRiskResponse {
    return this.queries.industry(code, country);
  }
}
