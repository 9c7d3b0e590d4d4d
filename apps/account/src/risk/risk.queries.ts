import { Injectable } from '@nestjs/common';
import type { Country } from '@palisade/kernel';
import { DomainError } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { DataSource } from 'typeorm';
import type { Account } from '../accounts/account.entity';
import { AccountsQueries } from '../accounts/accounts.queries';
import { DomainChecks } from '../domain-checks/domain-checks';
import { schemeOf } from '../domain/industries';
import { assessAccount } from '../domain/risk/assess-account';
import { profileOf } from '../domain/risk/profile-score';
import type { RiskScore } from '../domain/risk/score-risk';
import { industryFactors } from '../domain/risk/score-risk';
import { industryClass, industryOf } from '../industries/industry-lists';
import { assessmentFactsOf, profileFactsOf } from './account-facts';
import { RiskScoreRow } from './risk-score.entity';
import type { IndustryRiskResponse, ProfileResponse, RiskScoreResponse } from './risk.dto';
import { toIndustryRiskResponse, toRiskScoreResponse } from './risk.dto';

@Injectable()
export class RiskQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: AccountsQueries,
    private readonly domainChecks: DomainChecks,
  ) {}

  /** The latest score of an account that the caller may see. */
  async score(accountId: string, actor: Actor): Promise<RiskScoreResponse> {
    const account = await this.accounts.find(accountId, actor);
    const latest = await this.dataSource.manager.findOne(RiskScoreRow, {
      where: { accountId },
      order: { scored: 'DESC', id: 'DESC' },
    });
    return latest
      ? toRiskScoreResponse(latest, latest)
      : toRiskScoreResponse(await this.assess(account));
  }

  /** How complete an account is that the caller may see. */
  async profile(accountId: string, actor: Actor): Promise<ProfileResponse> {
    return profileOf(profileFactsOf(await this.accounts.find(accountId, actor)));
  }

  /** What is usual in an industry; 404 for a code that the classification does not have. */
  industry(code: string, country: Country): IndustryRiskResponse {
    const scheme = schemeOf(country);
    const found = industryOf(scheme, code) && industryClass(scheme, code);
    if (!found) throw new DomainError('INDUSTRY_NOT_FOUND', 'Industry code not found.', 404);
    return toIndustryRiskResponse(industryFactors(found.hazard));
  }

  /** Accounts older than the scores have none that is kept. */
  private async assess(account: Account): Promise<RiskScore> {
    const { domainName } = account;
    const findings = domainName === null ? {} : await this.domainChecks.check(domainName);
    return assessAccount(assessmentFactsOf(account, findings)).score;
  }
}
