import { Injectable } from '@nestjs/common';
import { todayIn } from '@palisade/kernel';
import { containingFolded, DomainClock, listPage } from '@palisade/platform';
import { noticeStanding } from '@palisade/trade';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { DataSource, In } from 'typeorm';
import type { RenewalStage } from '../domain/renewal/renewal-stage';
import { renewalDaysOf } from '../domain/renewal/renewal-stage';
import { daysLeftOf } from '../domain/renewal/renewal-steps';
import type { Caller } from '../policies/caller';
import { PoliciesQueries } from '../policies/policies.queries';
import { visiblePolicies } from '../policies/policy-rows';
import { Policy } from '../policies/policy.entity';
import { RenewalQuote } from '../snapshots/renewal-quote.entity';
import type { RenewalPage, QuoteOfRenewalResponse, RenewalSearchQuery } from './renewals.dto';

const LIST = {
  sortable: {
    endDate: 'policy.endDate',
    companyName: 'policy.sort_name',
    policyNumber: 'policy.policyNumber',
    totalPremium: 'policy.totalPremium',
  },
  defaultSort: 'endDate,asc',
  tieBreaker: 'policy.id',
};

const hasQuote = (condition: string): string =>
  `exists (select 1 from renewal_quote q where q.policy_id = policy.id and ${condition})`;

/** The stage of a policy by the days that it names: the last that holds. */
const STAGE = `case
  when policy.status = 'EXPIRED' then 'LAPSED'
  when policy.nonRenewal is not null then 'NOT_RENEWED'
  when policy.renewalPolicyId is not null then 'RENEWED'
  when exists (select 1 from policy r where r.parent_policy_id = policy.id and r.status = 'BOUND') then 'BOUND'
  when policy.endDate <= :riskUntil then 'AT_RISK'
  when ${hasQuote(`q.sent and q.status in ('READY', 'ACTIVE', 'SIGNED')`)} then 'WAITING'
  when ${hasQuote(`q.status in ('READY', 'ACTIVE', 'INDICATION', 'SIGNED')`)} then 'QUOTED'
  when ${hasQuote(`q.status in ('REQUESTED', 'REFERRED', 'IN_REVIEW')`)} then 'UNDERWRITING'
  else 'TO_QUOTE' end`;

/** In force and near the end, or just over without a renewal. */
const NEAR_END = `((policy.status = 'IN FORCE' and policy.endDate > :today and policy.endDate <= :lastRenewable)
  or (policy.status = 'EXPIRED' and policy.endDate >= :lapsedFrom))`;

/** The desk of renewals. */
@Injectable()
export class RenewalsQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly policies: PoliciesQueries,
    private readonly clock: DomainClock,
  ) {}

  async search(request: RenewalSearchQuery, caller: Caller): Promise<RenewalPage> {
    const { manager } = this.dataSource;
    const now = this.clock.now();
    const days = renewalDaysOf(todayIn('UTC', now));
    const rows = (stage?: RenewalStage): SelectQueryBuilder<Policy> => {
      const query = visiblePolicies(manager, caller.actor).andWhere(NEAR_END).setParameters(days);
      if (stage) query.andWhere(`${STAGE} = :stage`, { stage });
      return narrowed(query, request);
    };
    const page = await listPage(rows(request.filter), request, LIST);
    const ids = page.content.map(({ id }) => id);
    const stages = await stagesOf(manager, ids, days);
    const quotes = await quotesOf(manager, page.content, now);
    const summaries = await this.policies.summaries(page.content, caller, now);
    const content = page.content.map((policy, at) => ({
      ...summaries[at],
      stage: stages.get(policy.id) ?? 'TO_QUOTE',
      daysLeft: daysLeftOf(policy, todayIn(policy.timeZone, now)),
      quote: quotes.get(policy.id) ?? null,
    }));
    return { ...page, content, counts: { filter: await countsOf(rows()) } };
  }
}

function narrowed(
  query: SelectQueryBuilder<Policy>,
  { search, product, agencyId, teamId }: RenewalSearchQuery,
): SelectQueryBuilder<Policy> {
  const pattern = search && containingFolded(search);
  if (pattern) query.andWhere('policy.searchText like :pattern', { pattern });
  if (product) query.andWhere('policy.product = :product', { product });
  if (agencyId) query.andWhere('policy.agencyId = :agencyId', { agencyId });
  if (teamId) query.andWhere('account.teamIds @> array[cast(:teamId as uuid)]', { teamId });
  return query;
}

async function countsOf(query: SelectQueryBuilder<Policy>): Promise<Record<string, number>> {
  const rows = await query
    .select(STAGE, 'stage')
    .addSelect('count(*)::int', 'count')
    .groupBy('1')
    .getRawMany<{ stage: RenewalStage; count: number }>();
  return Object.fromEntries(rows.map(({ stage, count }) => [stage, count]));
}

async function stagesOf(
  em: EntityManager,
  ids: string[],
  days: object,
): Promise<Map<string, RenewalStage>> {
  if (!ids.length) return new Map();
  const rows = await em
    .createQueryBuilder(Policy, 'policy')
    .select('policy.id', 'id')
    .addSelect(STAGE, 'stage')
    .where('policy.id in (:...ids)', { ids })
    .setParameters(days)
    .getRawMany<{ id: string; stage: RenewalStage }>();
  return new Map(rows.map(({ id, stage }) => [id, stage]));
}

/** The latest quote of each. */
async function quotesOf(
  em: EntityManager,
  policies: readonly Policy[],
  now: Date,
): Promise<Map<string, QuoteOfRenewalResponse>> {
  const zones = new Map(policies.map(({ id, timeZone }) => [id, timeZone]));
  const ids = [...zones.keys()];
  if (!ids.length) return new Map();
  const rows = await em.find(RenewalQuote, { where: { policyId: In(ids) }, order: { id: 'ASC' } });
  return new Map(
    rows.map(({ policyId, id: quoteId, quoteNumber, status, notice }) => {
      const today = todayIn(zones.get(policyId) ?? 'UTC', now);
      const standing = notice && { ...notice, standing: noticeStanding(notice, today) };
      return [policyId, { quoteId, quoteNumber, status, notice: standing }];
    }),
  );
}
