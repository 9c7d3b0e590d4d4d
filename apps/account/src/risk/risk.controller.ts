import { Body, Controller, Get, HttpCode, Param, ParseUUIDPipe, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '@palisade/platform';
import { Can, Computes, CurrentActor } from '@palisade/platform';
import { IndustryRiskQuery, IndustryRiskResponse, RiskScoreResponse } from './risk.dto';
import { PortfolioQuery, PortfolioResponse } from './portfolio.dto';
import { SaveAnswersRequest } from '../questions/questions.dto';
import { PortfolioQueries } from './portfolio.queries';
import { RiskQueries } from './risk.queries';
import { ScoreHistoryResponse, SignalsResponse } from './score-history.dto';
import { ScoreHistoryQueries } from './score-history.queries';

@ApiTags('risk')
@Controller('api/risk/v1')
export class RiskController {
  constructor(
    private readonly queries: RiskQueries,
    private readonly histories: ScoreHistoryQueries,
    private readonly portfolios: PortfolioQueries,
  ) {}

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
   * The risk score that an account would have with other answers.
   *
   * @remarks As a quote with these answers is rated: an answer that is left out is the account's.
   * Nothing of it is kept.
   */
  @Post('score/:accountId')
  @HttpCode(200)
  @Computes()
  @Can('risk:view')
  computeRiskScore(
    @Param('accountId', ParseUUIDPipe) accountId: string,
    @Body() { answers }: SaveAnswersRequest,
    @CurrentActor() actor: Actor,
  ): Promise<RiskScoreResponse> {
    return this.queries.scoreBy(accountId, answers, actor);
  }

  /**
   * How the score of an account came about: its latest hundred scores, each with what moved it.
   *
   * @remarks The latest first. `moved` names each signal that was known otherwise than for the
   * score before, with what was known and what it scored each time.
   */
  @Get('score/:accountId/history')
  @Can('risk:view', 'risk:history')
  getScoreHistory(
    @Param('accountId', ParseUUIDPipe) accountId: string,
    @CurrentActor() actor: Actor,
  ): Promise<ScoreHistoryResponse> {
    return this.histories.history(accountId, actor);
  }

  /**
   * What the score of an account is made from, signal by signal.
   *
   * @remarks Every signal of the model: what is known of it and what that scores, for a scanned one
   * also what was asked, what came back and when. One without a value is left out of the score.
   */
  @Get('score/:accountId/signals')
  @Can('risk:view')
  getScoreSignals(
    @Param('accountId', ParseUUIDPipe) accountId: string,
    @CurrentActor() actor: Actor,
  ): Promise<SignalsResponse> {
    return this.histories.signals(accountId, actor);
  }

  /**
   * The score of a portfolio: the insured accounts in the caller's scope as one.
   *
   * @remarks The mean of their scores and factors, weighted by the aggregate limits of their
   * policies in force. Agency and the days on which policies began narrow it. Null where no
   * insured account has a score.
   */
  @Get('portfolio')
  @Can('risk:view')
  getPortfolioRisk(
    @Query() query: PortfolioQuery,
    @CurrentActor() actor: Actor,
  ): Promise<PortfolioResponse> {
    return this.portfolios.portfolio(query, actor);
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
  ): Promise<IndustryRiskResponse> {
    return this.queries.industry(code, country);
  }
}
