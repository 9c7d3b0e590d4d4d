import { Injectable } from '@nestjs/common';
import type { Page } from '@palisade/kernel';
import { containingFolded, DomainClock, listPage } from '@palisade/platform';
import type { SelectQueryBuilder } from 'typeorm';
import { DataSource } from 'typeorm';
import type { BinderStatus } from '../domain/lifecycle/binder-status';
import { isExtendable, lastBinderDay } from '../domain/lifecycle/binder-extension';
import { unmetIssueGuards } from '../domain/lifecycle/issue-guards';
import type { Caller } from '../policies/caller';
import { PoliciesQueries } from '../policies/policies.queries';
import { seesNet } from '../policies/policy-money';
import { findPolicy, visiblePolicies } from '../policies/policy-rows';
import type { Policy } from '../policies/policy.entity';
import { renewedBy } from '../renewals/renewed-term';
import type { BinderDetail, BinderFilter, BinderResponse, BinderSearchQuery } from './binders.dto';
import { toBinder } from './binders.dto';
import { barringExtension, conditionsOf } from './issue-conditions';
import { issuerOf } from './issuer';

const LIST = {
  sortable: {
    effectiveDate: 'policy.effectiveDate',
    binderExpiresOn: 'policy.binderExpiresOn',
    boundOn: 'policy.boundOn',
    companyName: 'policy.sort_name',
    policyNumber: 'policy.policyNumber',
    status: 'policy.status',
  },
  defaultSort: 'effectiveDate,asc',
  tieBreaker: 'policy.id',
};

const STATUS_OF_FILTER: Partial<Record<BinderFilter, BinderStatus>> = {
  BOUND: 'BOUND',
  RESCINDED: 'RESCIND',
  'BINDER EXPIRED': 'BINDER EXPIRED',
};

@Injectable()
export class BindersQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly policies: PoliciesQueries,
    private readonly clock: DomainClock,
  ) {}

  /** One binder; 404 when it does not exist or is not the caller's to see. */
  async get(id: string, caller: Caller): Promise<BinderDetail> {
    const { manager } = this.dataSource;
    const policy = await findPolicy(manager, id, caller.actor);
    const holds = await this.policies.holds(caller);
    const shown = toBinder(policy, seesNet(caller.actor, holds));
    const binder = { ...shown, lastBinderDay: lastBinderDay(policy) };
    if (binder.status !== 'BOUND') {
      const mayExtend = holds('binder:extend') && (await this.canExtend(policy));
      return { ...binder, issueGuards: [], allowedActions: mayExtend ? ['extend'] : [] };
    }
    const conditions = await conditionsOf(manager, policy, renewedBy);
    const issuer = await issuerOf(manager, caller.actor);
    const issueGuards = unmetIssueGuards(conditions, issuer);
    const mayIssue = holds('quote:issue') && !issueGuards.length;
    return { ...binder, issueGuards, allowedActions: mayIssue ? ['issue'] : [] };
  }

  private async canExtend(policy: Policy): Promise<boolean> {
    if (policy.status !== 'BINDER EXPIRED' || !isExtendable(policy, this.clock.now())) return false;
    return (await barringExtension(this.dataSource.manager, policy)) === null;
  }

  async search(request: BinderSearchQuery, caller: Caller): Promise<Page<BinderResponse>> {
    const visible = visiblePolicies(this.dataSource.manager, caller.actor);
    const page = await listPage(filtered(visible, request), request, LIST);
    const isNetSeen = seesNet(caller.actor, await this.policies.holds(caller));
    return { ...page, content: page.content.map((policy) => toBinder(policy, isNetSeen)) };
  }
}

function filtered(
  query: SelectQueryBuilder<Policy>,
  request: BinderSearchQuery,
): SelectQueryBuilder<Policy> {
  const { search, filter, status, isPaid, teamId, after, before } = request;
  const pattern = search && containingFolded(search);
  if (pattern) query.andWhere('policy.searchText like :pattern', { pattern });
  if (status?.includes('ISSUED')) {
    query.andWhere('(policy.issuedOn is not null or policy.status in (:...status))', { status });
  } else {
    query.andWhere('policy.issuedOn is null');
    if (status?.length) query.andWhere('policy.status in (:...status)', { status });
  }
  const named = filter && STATUS_OF_FILTER[filter];
  if (named) query.andWhere('policy.status = :named', { named });
  const paid = filter === 'PAID' ? true : filter === 'NEED PAYMENT' ? false : isPaid;
  if (teamId) query.andWhere('account.teamIds @> array[cast(:teamId as uuid)]', { teamId });
  if (paid !== undefined) query.andWhere('policy.isPaid = :paid', { paid });
  if (after) query.andWhere('policy.boundOn >= :after', { after });
  if (before) query.andWhere('policy.boundOn <= :before', { before });
  return query;
}
