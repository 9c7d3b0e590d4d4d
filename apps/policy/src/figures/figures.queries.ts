import { Injectable } from '@nestjs/common';
import type { PlainDate } from '@palisade/kernel';
import { addDays, addYears, invalidField, toCurrencyUnits, todayIn } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { DomainClock } from '@palisade/platform';
import { DataSource } from 'typeorm';
import { monthsOf } from '../domain/money/earned-months';
import type { Earning } from '../domain/money/earned-premium';
import { earnedBefore } from '../domain/money/earned-premium';
import { PolicyTransaction } from '../policies/policy-transaction.entity';
import { agencyNames } from './agency-names';
import { narrowed, policiesToCount } from './counted-policies';
import type {
  EarnedPremiumQuery,
  EarnedPremiumResponse,
  PolicyAggregateQuery,
  PolicyAggregateResponse,
} from './figures.dto';

/** Spec 3 §9: earned premium is shown from here on. */
const FIRST_DAY: PlainDate = '2020-01-01';
const YEARS_MAX = 20;
const BUCKETS_MAX = 100;

/** The first day of a change; what covers no day, as a cancellation on the last one, has its date. */
const FROM = `coalesce(change.segments -> 0 ->> 'from', cast(change.effectiveDate as text))`;

const TO = `coalesce(change.segments -> -1 ->> 'to', cast(change.effectiveDate as text))`;

/** What goes back with a cancellation, and what its reinstatement charges again, is of its date. */
const IS_RETURN = `change.type in ('CANCEL', 'REINSTATE')`;

/** Whether a transaction was recorded by the instant that is asked for. */
const known = (alias: string, isAsked: boolean): string =>
  isAsked ? `${alias}.created <= :knownAt` : 'true';

/** When a policy was cancelled that was not reinstated; null while it stands. */
const cancelledOn = (isAsked: boolean): string => `(
  select cast(cancel.effective_date as text) from policy_transaction cancel
  where cancel.policy_id = policy.id and cancel.type = 'CANCEL' and ${known('cancel', isAsked)}
    and not exists (
      select 1 from policy_transaction undone where undone.policy_id = cancel.policy_id
        and undone.type = 'REINSTATE' and undone.number > cancel.number
        and ${known('undone', isAsked)})
  order by cancel.number desc limit 1)`;

/** Figures of the policies that a caller sees, as its list holds them. */
@Injectable()
export class FiguresQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: DomainClock,
  ) {}

  /** The policies of a currency by status, product, agency, state or month of issue. */
  async aggregate(request: PolicyAggregateQuery, actor: Actor): Promise<PolicyAggregateResponse> {
    const { groupBy = 'status', timeZone = 'UTC', currency = 'USD', after, before } = request;
    const monthsOf = groupBy === 'month' ? timeZone : undefined;
    const { manager } = this.dataSource;
    const counted = policiesToCount(manager, actor, [{ after, before }], monthsOf);
    const { sql, parameters } = counted.within({ after, before }, 'time');
    const rows = await narrowed(counted, { ...request, currency })
      .query.andWhere(sql, parameters)
      .select(`coalesce(cast(${counted.groups[groupBy]} as text), '')`, 'key')
      .addSelect(counted.rows(), 'count')
      .addSelect(counted.premium, 'premium')
      .setParameter('timeZone', timeZone)
      .groupBy('1')
      .having(`${counted.rows()} > 0`)
      .orderBy(groupBy === 'month' ? '1' : '2', groupBy === 'month' ? 'ASC' : 'DESC')
      .addOrderBy('1')
      .limit(BUCKETS_MAX)
      .getRawMany<{ key: string; count: string; premium: string }>();
    const ids = groupBy === 'agency' ? rows.map(({ key }) => key) : [];
    const names = await agencyNames(this.dataSource.manager, ids);
    const buckets = rows.map(({ key: kept, count, premium }) => {
      // A limit is kept in minor units.
      const key = groupBy === 'limit' ? String(toCurrencyUnits(Number(kept))) : kept;
      return {
        key,
        label: names.get(key) ?? key,
        count: Number(count),
        premium: toCurrencyUnits(Number(premium)),
      };
    });
    return { currency, buckets };
  }

  /** What is earned month by month of the policies of a currency. */
  async earned(request: EarnedPremiumQuery, actor: Actor): Promise<EarnedPremiumResponse> {
    const { currency = 'USD' } = request;
    const before = request.before ?? addDays(todayIn('UTC', this.clock.now()), 1);
    const yearAgo = addYears(before, -1);
    const after = request.after ?? (yearAgo < FIRST_DAY ? FIRST_DAY : yearAgo);
    checkRange(after, before);
    const earnings = await this.earningsOf(request, actor);
    const points = monthsOf(after, before).map(({ from, to }) => ({
      date: from,
      earnedPremium: toCurrencyUnits(earnedBefore(earnings, to) - earnedBefore(earnings, from)),
    }));
    return { currency, points };
  }

  /** What is charged for the same days together: as many rows as there are such stretches. */
  private async earningsOf(request: EarnedPremiumQuery, actor: Actor): Promise<Earning[]> {
    const { currency = 'USD', knownAt } = request;
    const isAsked = knownAt !== undefined;
    const counted = policiesToCount(this.dataSource.manager, actor, 'ROWS');
    const rows = await narrowed(counted, { ...request, currency })
      .query.innerJoin(PolicyTransaction, 'change', 'change.policyId = policy.id')
      .andWhere(known('change', isAsked), { knownAt })
      .select(FROM, 'from')
      .addSelect(`case when ${IS_RETURN} then ${FROM} else ${TO} end`, 'to')
      .addSelect(`case when ${IS_RETURN} then null else ${cancelledOn(isAsked)} end`, 'stop')
      .addSelect(`sum((change.charges ->> 'premium')::bigint)`, 'premium')
      .groupBy('1')
      .addGroupBy('2')
      .addGroupBy('3')
      .getRawMany<Omit<Earning, 'premium'> & { premium: string }>();
    return rows.map(({ premium, ...stretch }) => ({ ...stretch, premium: Number(premium) }));
  }
}

function checkRange(after: PlainDate, before: PlainDate): void {
  if (after < FIRST_DAY) {
    throw invalidField('AFTER_TOO_EARLY', `Not before ${FIRST_DAY}`, '/after');
  }
  if (before <= after || before > addYears(after, YEARS_MAX)) {
    const detail = `After the first day, at most ${YEARS_MAX} years later`;
    throw invalidField('BEFORE_INVALID', detail, '/before');
  }
}
