import { Injectable } from '@nestjs/common';
import type { Actor } from '@palisade/platform';
import { DomainClock } from '@palisade/platform';
import { DataSource } from 'typeorm';
import { Account } from '../accounts/account.entity';
import { visibleTo } from '../accounts/accounts.access';
import type { PortfolioMember } from '../domain/risk/portfolio';
import { portfolioScore } from '../domain/risk/portfolio';
import { PolicyLimit } from '../snapshots/policy-limit.entity';
import { PolicyOfAccount } from '../snapshots/policy-of-account.entity';
import type { PortfolioQuery, PortfolioResponse } from './portfolio.dto';
import { dayOf } from './usual-factors';

interface InsuredRow {
  id: string;
  /** A sum of the database comes as text. */
  weight: string;
}

const LATEST = `
  select distinct on (account_id) account_id as id, company_aggregate as "companyAggregate", factors
  from risk_score where account_id = any($1)
  order by account_id, scored desc, id desc
`;

@Injectable()
export class PortfolioQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: DomainClock,
  ) {}

  /** The accounts in the caller's scope with a policy in force, as one. */
  async portfolio(request: PortfolioQuery, actor: Actor): Promise<PortfolioResponse> {
    const insured = await this.insured(request, actor);
    const weights = new Map(insured.map(({ id, weight }) => [id, Number(weight)]));
    const scores: (Omit<PortfolioMember, 'companyAggregate' | 'weight'> & {
      id: string;
      companyAggregate: number | null;
    })[] = await this.dataSource.query(LATEST, [[...weights.keys()]]);
    const members = scores.flatMap(({ id, companyAggregate, factors }) =>
      companyAggregate === null
        ? []
        : [{ companyAggregate, factors, weight: weights.get(id) ?? 0 }],
    );
    const { aggregate, factors } = portfolioScore(members);
    return { portfolioAggregateCF: aggregate, factors, accounts: members.length };
  }

  private insured(
    { agencyId, after, before }: PortfolioQuery,
    actor: Actor,
  ): Promise<InsuredRow[]> {
    const today = dayOf(this.clock.now());
    const query = this.dataSource
      .createQueryBuilder(Account, 'account')
      .innerJoin(PolicyOfAccount, 'policy', 'policy.accountId = account.id and not policy.ended')
      .innerJoin(PolicyLimit, 'cover', 'cover.id = policy.id')
      .select('account.id', 'id')
      .addSelect('sum(cover.aggregateLimit)', 'weight')
      .where('cover.effectiveDate <= :today', { today })
      .groupBy('account.id');
    visibleTo(query, actor);
    if (agencyId) query.andWhere('account.agencyId = :agencyId', { agencyId });
    if (after) query.andWhere('cover.effectiveDate >= :from', { from: dayOf(after) });
    if (before) query.andWhere('cover.effectiveDate <= :until', { until: dayOf(before) });
    return query.getRawMany<InsuredRow>();
  }
}
