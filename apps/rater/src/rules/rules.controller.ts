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

  /**
   * How far an underwriter may rate each characteristic.
   *
   * @remarks The least and most percent of each characteristic and of their total, by state and
   * market of the product. `PUT /api/quote/v1/irpm/{quoteId}` saves a rating; one beyond the ranges
   * is refused when the quote is rated.
   */
  @Post('irpm')
  @Computes()
  @HttpCode(200)
  @Can('rater:view')
  @ApiBody({ type: MarketRequest })
  getIrpmRanges(@Body() body: object): IrpmResponse {
    return toIrpmResponse(irpmRanges(this.rules.market(body).plan));
  }

  /**
   * What a product may be bought with in a state (UK in the United Kingdom).
   *
   * @remarks Limits, retentions and waiting periods that are sold there. An excess layer follows
   * any retention of the policy below it. A market that no book in force rates is refused with 400.
   */
  @Post('rules/globals/:state')
  @Computes()
  @HttpCode(200)
  @Can('rater:calculate')
  @ApiBody({ type: MarketRequest })
  getGlobalOptions(@Param('state') state: string, @Body() body: object): GlobalOptionsResponse {
    const place = state === 'UK' ? {} : { state };
    return toGlobalOptionsResponse(globalOptions(this.rules.market({ ...body, ...place }).plan));
  }

  /**
   * What technology errors and omissions costs the usual risk.
   *
   * @remarks The premium for each thousand of technology revenue at a limit of 1,000,000 with full
   * prior acts and no claim. `available` is false where the product is not filed and without
   * technology revenue.
   */
  @Get('rules/techeno-rate')
  @Can('rater:calculate')
  getTechnologyRate(@Query() query: TechRateQuery): TechRateResponse {
    const { isSurplus, ...body } = query;
    const paper = isSurplus === 'true' ? 'PRIME_TECH_PLUS' : 'PRIME_TECH';
    const product = query.state === undefined ? 'PRIME_ONE_TECH' : paper;
    return toTechRateResponse(
      techRate(this.rules.market({ ...body, product }, ['techENOPercentage'])),
    );
  }

  /**
   * What an endorsement may change, and how far from today it may begin.
   *
   * @remarks It may begin from 14 days back to 30 days ahead. The coverages are those that are
   * available and not mandatory, by number; what the industry declines was decided when the policy
   * was written and does not count.
   */
  @Get('rules/endorsement')
  @Can('rater:calculate')
  getEndorsementRules(@Query() query: EndorsementRulesQuery): EndorsementRulesResponse {
    return this.rules.endorsement(query);
  }

  /**
   * The tables that rate a product in a state.
   *
   * @remarks The overrides of the state are merged into the tables. The answer names the book by
   * version, dates and hash.
   */
  @Get('raterdata')
  @Can('rater:view')
  getRaterData(@Query() query: RaterDataQuery): RaterDataResponse {
    return this.rules.data(query);
  }

  /**
   * How each coverage may be had by an industry, by the number of the coverage.
   *
   * @remarks Each is mandatory, available or not, and then why; with it come the limits, waiting
   * periods and retroactive years that it may be had with under the aggregate limit. An industry or
   * market that no book in force rates is refused with 400.
   */
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
  getCoverageRules(
    @Param('naicsCode') industryCode: string,
    @Body() body: object,
    @Query() { limit }: CoverageRulesQuery,
  ): Record<string, CoverageRule> {
    return coverageRules(this.rules.market({ ...body, naicsCode: industryCode }), limit);
  }
}
