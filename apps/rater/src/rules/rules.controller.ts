import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiBody, ApiExtraModels, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Can, Computes } from '@palisade/platform';
import type { CoverageRule } from '../domain/rules/coverage-rules';
import { coverageRules } from '../domain/rules/coverage-rules';
import { globalOptions } from '../domain/rules/global-options';
import { irpmRanges } from '../domain/rules/irpm-ranges';
import { techRate } from '../domain/rules/tech-rate';
import {
  EndorsementRulesQuery,
  EndorsementRulesResponse,
  RaterDataQuery,
  RaterDataResponse,
} from './rater-data.dto';
import {
  CoverageRuleResponse,
  CoverageRulesQuery,
  GlobalOptionsResponse,
  IrpmResponse,
  MarketRequest,
  TechRateQuery,
  TechRateResponse,
  toGlobalOptionsResponse,
  toIrpmResponse,
  toTechRateResponse,
} from './rules.dto';
import { RulesService } from './rules.service';

@ApiTags('rules')
@ApiExtraModels(CoverageRuleResponse)
@Controller('api/rater/v1')
export class RulesController {
  constructor(private readonly rules: RulesService) {}

  /** How far an underwriter may rate each characteristic. */
  @Post('irpm')
  @Computes()
  @HttpCode(200)
  @Can('rater:view')
  @ApiBody({ type: MarketRequest })
  irpm(@Body() body: object): IrpmResponse {
    return toIrpmResponse(irpmRanges(this.rules.market(body).plan));
  }

  /** What a product may be bought with in a state (UK in the United Kingdom). */
  @Post('rules/globals/:state')
  @Computes()
  @HttpCode(200)
  @Can('rater:calculate')
  @ApiBody({ type: MarketRequest })
  globalOptions(@Param('state') state: string, @Body() body: object): GlobalOptionsResponse {
    const place = state === 'UK' ? {} : { state };
    return toGlobalOptionsResponse(globalOptions(this.rules.market({ ...body, ...place }).plan));
  }

  /** What technology errors and omissions costs the usual risk. */
  @Get('rules/techeno-rate')
  @Can('rater:calculate')
  techRate(@Query() query: TechRateQuery): TechRateResponse {
    const { isSurplus, ...body } = query;
    const paper = isSurplus === 'true' ? 'PRIME_TECH_PLUS' : 'PRIME_TECH';
    const product = query.state === undefined ? 'PRIME_ONE_TECH' : paper;
    return toTechRateResponse(
      techRate(this.rules.market({ ...body, product }, ['techENOPercentage'])),
    );
  }

  /** What an endorsement may change, and how far from today it may begin. */
  @Get('rules/endorsement')
  @Can('rater:calculate')
  endorsementRules(@Query() query: EndorsementRulesQuery): EndorsementRulesResponse {
    return this.rules.endorsement(query);
  }

  /** The tables that rate a product in a state. */
  @Get('raterdata')
  @Can('rater:view')
  raterData(@Query() query: RaterDataQuery): RaterDataResponse {
    return this.rules.data(query);
  }

  /** How each coverage may be had by an industry, by the number of the coverage. */
  @Post('rules/:naicsCode')
  @Computes()
  @HttpCode(200)
  @Can('rater:calculate')
  @ApiBody({ type: MarketRequest })
  @ApiOkResponse({
    schema: {
      type: 'object',
      additionalProperties: { $ref: '#/components/schemas/CoverageRuleResponse' },
    },
  })
  coverageRules(
    @Param('naicsCode') industryCode: string,
    @Body() body: object,
    @Query() { limit }: CoverageRulesQuery,
  ): Record<string, CoverageRule> {
    return coverageRules(this.rules.market({ ...body, naicsCode: industryCode }), limit);
  }
}
