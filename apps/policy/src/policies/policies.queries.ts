import { Injectable } from '@nestjs/common';
import type { Page, PlainDate } from '@palisade/kernel';
import { addDays, DomainError, hasPermission, isStaff, todayIn } from '@palisade/kernel';
import type { Actor, TimelineSubject } from '@palisade/platform';
import { DomainClock, containingFolded, listPage, RolePermissions } from '@palisade/platform';
import type { Product } from '@palisade/trade';
import { POLICY_GROUPS } from '@palisade/trade';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { productsOfCurrency } from '@palisade/trade';
import { DataSource } from 'typeorm';
import { sectorSql } from '../domain/industry-sector';
import { POLICY_TIMELINE } from '../domain/timeline';
import { returnedOf } from '../cancellations/cancellable';
import { isOursToIssue } from '../domain/lifecycle/issue-guards';
import type { Offered } from '../domain/lifecycle/policy-status';
import { lastRenewableEnd } from '../domain/renewal/renewal-window';
import { standingBelow } from '../excess/policy-below';
import { Agency } from '../snapshots/agency.entity';
import type { Caller } from './caller';
import type { PolicyResponse } from './policies.dto';
import { PolicySummary, toPolicyResponse, toPolicySummary } from './policies.dto';
import type { ThenQuery } from './policies-then';
import { asksThen, assertFiltersThen, pageThen, responseThen } from './policies-then';
import type { PolicySearchQuery } from './policy-requests.dto';
import { seesNet } from './policy-money';
import { collectedStacks, findPolicy, stackOf, visiblePolicies } from './policy-rows';
import type { Policy } from './policy.entity';

const LIST = {
  sortable: {
    endDate: 'policy.endDate',
    effectiveDate: 'policy.effectiveDate',
    companyName: 'policy.sort_name',
    policyNumber: 'policy.policyNumber',
    status: 'policy.status',
    totalPremium: 'policy.totalPremium',
    created: 'policy.issuedOn',
  },
  defaultSort: 'endDate,asc',
  tieBreaker: 'policy.id',
};

@Injectable()
export class PoliciesQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly permissions: RolePermissions,
    private readonly clock: DomainClock,
  ) {}

  /** One policy or binder, also as a transaction that is not finished sees it. */
  async get(
    id: string,
    caller: Caller,
    em: EntityManager = this.dataSource.manager,
    asked: ThenQuery = {},
  ): Promise<PolicyResponse> {
    const policy = await findPolicy(em, id, caller.actor);
    const now = this.clock.now();
    const isThen = asksThen(asked, now);
    const stack = await stackOf(em, id);
    const today = todayIn(policy.timeZone, now);
    const returned = returnedOf(policy, stack);
    const offered = await this.offered(caller);
    const isNetSeen = seesNet(caller.actor, offered.holds);
    const agency = policy.agencyId && (await em.findOneBy(Agency, { id: policy.agencyId }));
    const weIssue = isOursToIssue(policy.status, agency || null);
    const isInsured = caller.actor.accountType === 'CUSTOMER';
    const below = await standingBelow(em, policy.underlying);
    const beside = { ...offered, today, returned, isNetSeen, weIssue, isInsured, below };
    const response = toPolicyResponse(policy, stack, beside);
    return isThen ? responseThen(response, policy, { ...asked, now, stack }) : response;
  }

  /** What was done to one policy that the caller may see. */
  async timelineOf(id: string, actor: Actor): Promise<TimelineSubject> {
    await findPolicy(this.dataSource.manager, id, actor);
    return { id, actor, rules: POLICY_TIMELINE };
  }

  async search(request: PolicySearchQuery, caller: Caller): Promise<Page<PolicySummary>> {
    return this.list(visiblePolicies(this.dataSource.manager, caller.actor), request, caller);
  }

  /** A page of these policies under the filters of a search. */
  async list(
    query: SelectQueryBuilder<Policy>,
    request: PolicySearchQuery,
    caller: Caller,
  ): Promise<Page<PolicySummary>> {
    const now = this.clock.now();
    const isThen = asksThen(request, now);
    if (isThen) assertFiltersThen(request);
    const page = await listPage(filtered(query, request, now), request, LIST);
    const summaryOf = await this.summariesOf(page.content, caller, now);
    const content = isThen
      ? await pageThen(this.dataSource.manager, page.content, { ...request, now, summaryOf })
      : page.content.map(summaryOf);
    return { ...page, content };
  }

  /** Policies as a list answers them. */
  async summaries(
    policies: readonly Policy[],
    caller: Caller,
    now: Date,
  ): Promise<PolicySummary[]> {
    return policies.map(await this.summariesOf(policies, caller, now));
  }

  private async summariesOf(
    policies: readonly Policy[],
    caller: Caller,
    now: Date,
  ): Promise<(policy: Policy) => PolicySummary> {
    const offered = await this.offered(caller);
    const isNetSeen = seesNet(caller.actor, offered.holds);
    const stacks = isNetSeen ? [] : await collectedStacks(this.dataSource.manager, policies);
    return (policy) => {
      const today = todayIn(policy.timeZone, now);
      const stack = stacks.filter(({ policyId }) => policyId === policy.id);
      return toPolicySummary(policy, stack, { ...offered, isNetSeen, today });
    };
  }

  /** One policy of a product; 404 when it is of another. */
  async getOfProduct(product: Product, id: string, caller: Caller): Promise<PolicyResponse> {
    const policy = await this.get(id, caller);
    if (policy.product === product) return policy;
    throw new DomainError('POLICY_NOT_FOUND', 'Policy not found.', 404);
  }

  private async offered(caller: Caller): Promise<Offered> {
    return { holds: await this.holds(caller), isStaff: isStaff(caller.actor) };
  }

  /** What the caller's role may do. */
  async holds({ actor, token }: Caller): Promise<(permission: string) => boolean> {
    const held = await this.permissions.of(actor, token);
    return (permission) => hasPermission(held, [permission]);
  }
}

/** Narrowed to what a search asks for. */
export function filtered(
  query: SelectQueryBuilder<Policy>,
  request: Omit<PolicySearchQuery, 'page' | 'size' | 'sort'>,
  now: Date,
): SelectQueryBuilder<Policy> {
  const { search, filter, status, product, agencyId, accountId, after, before } = request;
  const { teamId, currency, industry } = request;
  const pattern = search && containingFolded(search);
  query.andWhere('policy.issuedOn is not null');
  if (pattern) query.andWhere('policy.searchText like :pattern', { pattern });
  if (filter === 'OPEN FOR RENEWAL') renewable(query, true, now);
  else if (filter) query.andWhere('policy.status in (:...named)', { named: POLICY_GROUPS[filter] });
  if (status?.length) query.andWhere('policy.status in (:...status)', { status });
  if (product) query.andWhere('policy.product = :product', { product });
  if (industry) query.andWhere(`${sectorSql('policy')} = :industry`, { industry });
  if (currency) {
    query.andWhere('policy.product in (:...priced)', { priced: productsOfCurrency(currency) });
  }
  if (teamId) query.andWhere('account.teamIds @> array[cast(:teamId as uuid)]', { teamId });
  if (agencyId) query.andWhere('policy.agencyId = :agencyId', { agencyId });
  if (accountId) query.andWhere('policy.accountId = :accountId', { accountId });
  if (request.isOpenForRenewal !== undefined) renewable(query, request.isOpenForRenewal, now);
  if (request.isUnpaid !== undefined) {
    query.andWhere(request.isUnpaid ? 'policy.balance > 0' : 'policy.balance <= 0');
  }
  if (request.isToBeNoticed !== undefined) {
    query.andWhere(`policy.noticeWaits is ${request.isToBeNoticed ? 'not ' : ''}null`);
  }
  if (request.isOfferUnsent !== undefined) unsent(query, request.isOfferUnsent, now);
  if (request.expiresWithin !== undefined) expiring(query, request.expiresWithin, now);
  if (request.knownAt) {
    query.andWhere('policy.issuedOn <= :knownAt', { knownAt: request.knownAt });
  }
  if (after) query.andWhere('policy.issuedOn >= :after', { after });
  if (before) query.andWhere('policy.issuedOn <= :before', { before });
  return query;
}

/** Whose offer of extended reporting is not sent, and still could be. */
const UNSENT = `(policy.reporting ->> 'offeredOn' is null and policy.reporting ->> 'months' is null
  and coalesce(policy.reporting ->> 'buyBy' >= :today, false))`;

function unsent(query: SelectQueryBuilder<Policy>, isUnsent: boolean, now: Date): void {
  query.andWhere(`${UNSENT} = :isUnsent`, { today: todayIn('UTC', now), isUnsent });
}

function expiring(query: SelectQueryBuilder<Policy>, days: number, now: Date): void {
  const today = todayIn('UTC', now);
  query.andWhere(`policy.status in ('ISSUED', 'IN FORCE')`);
  query.andWhere('policy.endDate between :today and :until', {
    today,
    until: addDays(today, days),
  });
}

/** What can be renewed now, with the days that it names. */
export const RENEWABLE = `(policy.status = 'IN FORCE' and policy.endDate > :today
  and policy.endDate <= :lastRenewable and policy.renewalPolicyId is null
  and policy.nonRenewal is null)`;

export function renewalDays(now: Date): { today: PlainDate; lastRenewable: PlainDate } {
  const today = todayIn('UTC', now);
  return { today, lastRenewable: lastRenewableEnd(today) };
}

function renewable(query: SelectQueryBuilder<Policy>, isOpen: boolean, now: Date): void {
  query.andWhere(`${RENEWABLE} = :isOpen`, { ...renewalDays(now), isOpen });
}
