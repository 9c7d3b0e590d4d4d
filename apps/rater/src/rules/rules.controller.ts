import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import { Can, Clock, Computes } from '@palisade/platform';
import type { CoverageRule } from '../domain/rules/coverage-rules';
import { coverageRules } from '../domain/rules/coverage-rules';
import { globalOptions } from '../domain/rules/global-options';
import { irpmRanges } from '../domain/rules/irpm-ranges';
import type { Market } from '../domain/rules/read-market';
import { readMarket } from '../domain/rules/read-market';
import { techRate } from '../domain/rules/tech-rate';
import {
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

@ApiTags('rules')
@Controller('api/rater/v1')
export class RulesController {
  constructor(private readonly clock: Clock) {}

  /** How far an underwriter may rate each characteristic. */
  @Post('irpm')
  @Computes()
  @HttpCode(200)
  @Can('rater:view')
  @ApiBody({ type: MarketRequest })
  irpm(@Body() body: object): IrpmResponse {
    return toIrpmResponse(irpmRanges(this.market(body).plan));
  }

  /** What a product may be bought with in a state (UK in the United Kingdom). */
  @Post('rules/globals/:state')
  @Computes()
  @HttpCode(200)
  @Can('rater:calculate')
  @ApiBody({ type: MarketRequest })
  globalOptions(@Param('state') state: string, @Body() body: object): GlobalOptionsResponse {
    const place = state === 'UK' ? {} : { state };
    return toGlobalOptionsResponse(globalOptions(this.market({ ...body, ...place }).plan));
  }

  /** What technology errors and omissions costs the usual risk. */
  @Get('rules/techeno-rate')
  @Can('rater:calculate')
  techRate(@Query() query: TechRateQuery): TechRateResponse {
    const { isSurplus, ...body } = query;
    const paper = isSurplus === 'true' ? 'PRIME_TECH_PLUS' : 'PRIME_TECH';
    const product = query.state === undefined ? 'PRIME_ONE_TECH' : paper;
    return toTechRateResponse(techRate(this.market({ ...body, product }, ['techENOPercentage'])));
  }

  /** How each coverage may be had by an industry, by the number of the coverage. */
  @Post('rules/:naicsCode')
  @Computes()
  @HttpCode(200)
  @Can('rater:calculate')
  coverageRules(
    @Param('naicsCode') industryCode: string,
    @Body() body: object,
    @Query() { limit }: CoverageRulesQuery,
  ): Record<string, CoverageRule> {
    return coverageRules(this.market({ ...body, naicsCode: industryCode }), limit);
  }

  private market(body: object, more?: readonly string[]): Market {
    return readMarket(body, this.clock.now().toISOString().slice(0, 10), more);
  }
}
