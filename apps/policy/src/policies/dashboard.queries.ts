import { Injectable } from '@nestjs/common';
import { spanOf } from '@palisade/kernel';
import { DomainClock, readerZone } from '@palisade/platform';
import { DataSource } from 'typeorm';
import type { SelectQueryBuilder } from 'typeorm';
import type { StatusTally } from '../domain/lifecycle/policy-groups';
import { policyCounts } from '../domain/lifecycle/policy-groups';
import type { Caller } from './caller';
import type { PolicyDashboard, PolicyDashboardQuery } from './dashboard.dto';
import { filtered, PoliciesQueries, RENEWABLE, renewalDays } from './policies.queries';
import type { PolicyFilter, PolicySearchQuery } from './policy-requests.dto';
import { POLICY_FILTERS } from './policy-requests.dto';
import { visiblePolicies } from './policy-rows';
import type { Policy } from './policy.entity';

/** What moved lately, and how much of it stands where. */
@Injectable()
export class DashboardQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly policies: PoliciesQueries,
    private readonly clock: DomainClock,
  ) {}

  async read(request: PolicyDashboardQuery, caller: Caller): Promise<PolicyDashboard> {
    const { filter, duration, ...scope } = request;
    const now = this.clock.now();
    const { after } = spanOf({ dateFilter: duration }, now, readerZone());
    const moved = (): SelectQueryBuilder<Policy> =>
      visiblePolicies(this.dataSource.manager, caller.actor).andWhere('policy.modified >= :moved', {
        moved: after,
      });
    const page = await this.policies.list(moved(), { ...scope, ...chosenBy(filter) }, caller);
    const tallies = await filtered(moved(), scope, now)
      .select('policy.status', 'status')
      .addSelect('count(*)::int', 'count')
      .addSelect(`(count(*) filter (where ${RENEWABLE}))::int`, 'renewable')
      .setParameters(renewalDays(now))
      .groupBy('1')
      .getRawMany<StatusTally>();
    return { ...page, counts: { filter: policyCounts(tallies) } };
  }
}

function chosenBy(
  filter: PolicyDashboardQuery['filter'],
): Pick<PolicySearchQuery, 'filter' | 'status'> {
  if (!filter) return {};
  return isGroup(filter) ? { filter } : { status: [filter] };
}

const isGroup = (filter: string): filter is PolicyFilter =>
  (POLICY_FILTERS as readonly string[]).includes(filter);
