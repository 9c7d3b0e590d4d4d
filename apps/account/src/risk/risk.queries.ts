import { Injectable } from '@nestjs/common';
import type { Country } from '@palisade/kernel';
import { DomainError } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { DomainClock } from '@palisade/platform';
import { DataSource } from 'typeorm';
import { RISK_RULE_VERSION } from '@palisade/trade';
import { AccountsQueries } from '../accounts/accounts.queries';
import { answerQuestions } from '../domain/actions/answer-questions';
import { schemeOf } from '../domain/industries';
import { profileOf } from '../domain/risk/profile-score';
import { industryClass } from '../industries/industry-lists';
import { IndustryCode } from '../industries/industry-code.entity';
import { latestScan } from '../scans/latest-findings';
import { profileFactsOf } from './account-facts';
import { assess } from './rescore';
import { RiskScoreRow } from './risk-score.entity';
import type { IndustryRiskResponse, ProfileResponse, RiskScoreResponse } from './risk.dto';
import { toIndustryRiskResponse, toRiskScoreResponse } from './risk.dto';
import { usualFactors } from './usual-factors';

@Injectable()
export class RiskQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: AccountsQueries,
    private readonly clock: DomainClock,
  ) {}

  /** The latest score of an account that the caller may see. */
  async score(accountId: string, actor: Actor): Promise<RiskScoreResponse> {
    const account = await this.accounts.find(accountId, actor);
    const latest = await this.dataSource.manager.findOne(RiskScoreRow, {
      where: { accountId },
      order: { scored: 'DESC', id: 'DESC' },
    });
    const { manager } = this.dataSource;
    const scan = await latestScan(manager, account);
    if (latest) return toRiskScoreResponse(latest, { ...latest, scan });
    // Accounts older than the scores have none that is kept.
    const { score } = await assess(manager, account, this.clock.now());
    return toRiskScoreResponse(score, { scored: null, ruleVersion: RISK_RULE_VERSION, scan });
  }

  /** The score that an account would have with other answers; throws 400 for what is no answer. */
  async scoreBy(
    accountId: string,
    given: Record<string, unknown>,
    actor: Actor,
  ): Promise<RiskScoreResponse> {
    const account = await this.accounts.findAnswered(accountId, actor);
    const answered = {
      ...account,
      securityAnswers: answerQuestions(account.securityAnswers, given),
    };
    const { manager } = this.dataSource;
    const { score } = await assess(manager, answered, this.clock.now());
    const scan = await latestScan(manager, account);
    return toRiskScoreResponse(score, { scored: null, ruleVersion: RISK_RULE_VERSION, scan });
  }

  /** How complete an account is that the caller may see. */
  async profile(accountId: string, actor: Actor): Promise<ProfileResponse> {
    return profileOf(profileFactsOf(await this.accounts.find(accountId, actor)));
  }

  /** What is usual in an industry; 404 for a code that the classification does not have. */
  async industry(code: string, country: Country): Promise<IndustryRiskResponse> {
    const scheme = schemeOf(country);
    const { manager } = this.dataSource;
    const isKnown = await manager.existsBy(IndustryCode, { scheme, code });
    const found = isKnown && industryClass(scheme, code);
    if (!found) throw new DomainError('INDUSTRY_NOT_FOUND', 'Industry code not found.', 404);
    const industry = { country, code, hazard: found.hazard };
    return toIndustryRiskResponse(await usualFactors(manager, industry, this.clock.now()));
  }
}
