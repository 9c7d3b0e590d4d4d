import { Injectable } from '@nestjs/common';
import { toCurrencyUnits } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { countUpTo, DomainClock } from '@palisade/platform';
import { EXPIRING_DAYS } from '@palisade/trade';
import { DataSource } from 'typeorm';
import { filtered } from '../policies/policies.queries';
import type { PolicySearchQuery } from '../policies/policy-requests.dto';
import { visiblePolicies } from '../policies/policy-rows';
import { agencyNames } from './agency-names';
import { narrowed, policiesToCount } from './counted-policies';
import type {
  PoliciesOfKind,
  PoliciesOfTime,
  PolicyCount,
  PolicyHomeQuery,
  PolicyHomeResponse,
} from './home.dto';

const KINDS_MAX = 100;

const KINDS = ['month', 'product', 'state', 'industry', 'agency', 'limit'] as const;

type Kind = (typeof KINDS)[number];

/** The sum of a kind, or of all (then every bit of `kind` is set), in one of the two times. */
interface CountedRow extends Record<Kind, string | null> {
  half: 'current' | 'previous';
  /** A bit for each kind that the row is not of, the first kind's highest. */
  kind: number;
  rows: string;
  premium: string;
}

const OF_ALL = 2 ** KINDS.length - 1;

const bitsOf = (kind: Kind): number => OF_ALL - 2 ** (KINDS.length - 1 - KINDS.indexOf(kind));

/** What a home says of the policies that a caller sees, in four queries whatever there is. */
@Injectable()
export class HomeQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: DomainClock,
  ) {}

  async read(request: PolicyHomeQuery, actor: Actor): Promise<PolicyHomeResponse> {
    const { currency = 'USD' } = request;
    const [rows, standing, expiring, offersUnsent] = await Promise.all([
      this.rowsOf({ ...request, currency }, actor),
      this.standing(request, actor),
      this.listed(request, actor, { expiresWithin: EXPIRING_DAYS }),
      this.listed(request, actor, { isOfferUnsent: true }),
    ]);
    const current = rows.filter(({ half }) => half === 'current');
    return {
      currency,
      ...standing,
      expiring,
      offersUnsent,
      current: totalOf(current),
      previous: totalOf(rows.filter(({ half }) => half === 'previous')),
      byMonth: kindsOf(current, 'month').sort((one, other) => (one.key < other.key ? -1 : 1)),
      byProduct: kindsOf(current, 'product'),
      byState: kindsOf(current, 'state'),
      byIndustry: kindsOf(current, 'industry'),
      byAgency: await this.named(kindsOf(current, 'agency')),
      byLimit: kindsOf(current, 'limit').map(inUnits),
    };
  }

  /** What was issued in both times, in all and by kind. */
  private rowsOf(request: PolicyHomeQuery, actor: Actor): Promise<CountedRow[]> {
    const { after, before, previousAfter, previousBefore, timeZone = 'UTC' } = request;
    const times = [
      { after, before },
      { after: previousAfter, before: previousBefore },
    ] as const;
    const counted = policiesToCount(this.dataSource.manager, actor, times, timeZone);
    const [current, previous] = [
      counted.within(times[0], 'current'),
      counted.within(times[1], 'previous'),
    ];
    const { query } = narrowed(counted, request);
    query
      .andWhere(`(${current.sql} or ${previous.sql})`)
      .setParameters({ ...current.parameters, ...previous.parameters, timeZone })
      .select(`case when ${current.sql} then 'current' else 'previous' end`, 'half');
    for (const kind of KINDS) query.addSelect(counted.groups[kind], kind);
    const sets = KINDS.map((kind) => `(half, ${counted.groups[kind]})`).join(', ');
    return query
      .addSelect(`grouping(${KINDS.map((kind) => counted.groups[kind]).join(', ')})`, 'kind')
      .addSelect(counted.rows(), 'rows')
      .addSelect(counted.premium, 'premium')
      .groupBy(`grouping sets ((half), ${sets})`)
      .getRawMany<CountedRow>();
  }

  /** How many policies are in force, and on how many something is to be paid, of both currencies. */
  private async standing(
    { agencyId, teamId }: PolicyHomeQuery,
    actor: Actor,
  ): Promise<{ inForce: number; unpaid: number }> {
    const counted = policiesToCount(this.dataSource.manager, actor, [{}]);
    const { sql, parameters } = counted.within({}, 'ever');
    const row = await narrowed(counted, { agencyId, teamId })
      .query.andWhere(sql, parameters)
      .select(counted.rows(`policy.status = 'IN FORCE'`), 'inForce')
      .addSelect(counted.rows(counted.isUnpaid), 'unpaid')
      .getRawOne<{ inForce: string; unpaid: string }>();
    return { inForce: Number(row?.inForce ?? 0), unpaid: Number(row?.unpaid ?? 0) };
  }

  /** As many as the list of policies counts under the same filter. */
  private listed(
    { agencyId, teamId }: PolicyHomeQuery,
    actor: Actor,
    filter: Pick<PolicySearchQuery, 'expiresWithin' | 'isOfferUnsent'>,
  ): Promise<PolicyCount> {
    const visible = visiblePolicies(this.dataSource.manager, actor);
    return countUpTo(filtered(visible, { ...filter, agencyId, teamId }, this.clock.now()));
  }

  private async named(kinds: PoliciesOfKind[]): Promise<PoliciesOfKind[]> {
    const shown = kinds.slice(0, KINDS_MAX);
    const ids = shown.map(({ key }) => key);
    const names = await agencyNames(this.dataSource.manager, ids);
    return shown.map((kind) => ({ ...kind, label: names.get(kind.key) ?? kind.key }));
  }
}

const toTime = ({ rows, premium }: CountedRow): PoliciesOfTime => ({
  count: Number(rows),
  premium: toCurrencyUnits(Number(premium)),
});

function totalOf(rows: CountedRow[]): PoliciesOfTime {
  const total = rows.find(({ kind }) => kind === OF_ALL);
  return total ? toTime(total) : { count: 0, premium: 0 };
}

const kindsOf = (rows: CountedRow[], kind: Kind): PoliciesOfKind[] =>
  rows
    .filter((row) => row.kind === bitsOf(kind) && Number(row.rows) > 0)
    .map((row) => {
      const key = row[kind] ?? '';
      return { key, label: key, ...toTime(row) };
    })
    .sort((one, other) => other.premium - one.premium || (one.key < other.key ? -1 : 1));

/** A limit is kept in minor units. */
function inUnits(kind: PoliciesOfKind): PoliciesOfKind {
  const key = String(toCurrencyUnits(Number(kind.key)));
  return { ...kind, key, label: key };
}
