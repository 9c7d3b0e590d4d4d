import { Injectable } from '@nestjs/common';
import type { QuoteStatus } from '@palisade/contracts';
import { toCurrencyUnits } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { DomainClock } from '@palisade/platform';
import { DataSource } from 'typeorm';
import { visibleQuotes } from '../quotes/quote-rows';
import type { QuoteWait } from '../domain/quote-waits';
import { snoozed } from '../snoozes/snoozes.access';
import { narrowed, ofTeam, quotesToCount } from './counted-quotes';
import { FiguresQueries } from './figures.queries';
import type { QuoteHomeQuery, QuoteHomeResponse, QuotesOfKind, QuotesOfTime } from './home.dto';
import { TurnsQueries } from './turns.queries';

const KINDS_MAX = 100;

/** What the time is told by, and of what a row of the answer is the sum. */
interface CountedRow {
  half: 'current' | 'previous';
  status: string | null;
  product: string | null;
  agencyId: string | null;
  /** By bits from the right: not by agency, not by product, not by status. */
  kind: number;
  rows: string;
  newBusiness: string;
  bound: string;
  premium: string;
}

const BY_STATUS = 0b011;
const BY_PRODUCT = 0b101;
const BY_AGENCY = 0b110;
const OF_ALL = 0b111;

interface Waiting {
  status: QuoteStatus;
  waitsFor: QuoteWait | null;
  rows: string;
}

const IN_INBOX: readonly QuoteStatus[] = ['REFERRED', 'IN_REVIEW'];

/** What a home says of the quotes that a caller sees, in three queries whatever there is; five for staff. */
@Injectable()
export class HomeQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly figures: FiguresQueries,
    private readonly turns: TurnsQueries,
    private readonly clock: DomainClock,
  ) {}

  async read(request: QuoteHomeQuery, actor: Actor): Promise<QuoteHomeResponse> {
    const [rows, waiting, aside, turns] = await Promise.all([
      this.rowsOf(request, actor),
      this.waiting(request, actor),
      this.putAside(request, actor),
      this.turns.read(request, actor),
    ]);
    const count = (found: Waiting[], isMeant: (row: Waiting) => boolean): number =>
      found.filter(isMeant).reduce((sum, row) => sum + Number(row.rows), 0);
    const of = (...statuses: QuoteStatus[]) =>
      count(waiting, (row) => statuses.includes(row.status));
    const waitsFor = (wait: QuoteWait) => count(waiting, (row) => row.waitsFor === wait);
    const inbox = (status: QuoteStatus) =>
      of(status) - count(aside, (row) => row.status === status);
    const current = rows.filter(({ half }) => half === 'current');
    return {
      currency: request.currency ?? 'USD',
      toFinish: of('DRAFT'),
      withUnderwriter: of(...IN_INBOX),
      referred: inbox('REFERRED'),
      inReview: inbox('IN_REVIEW'),
      toSign: waitsFor('SIGNATURE'),
      toBind: waitsFor('BIND'),
      current: totalOf(current),
      previous: totalOf(rows.filter(({ half }) => half === 'previous')),
      byStatus: kindsOf(current, BY_STATUS, ({ status }) => status),
      byProduct: kindsOf(current, BY_PRODUCT, ({ product }) => product),
      byAgency: await this.named(kindsOf(current, BY_AGENCY, ({ agencyId }) => agencyId)),
      ...turns,
    };
  }

  /** What was made in both times, in all and by kind. */
  private rowsOf(request: QuoteHomeQuery, actor: Actor): Promise<CountedRow[]> {
    const { after, before, previousAfter, previousBefore } = request;
    const times = [
      { after, before },
      { after: previousAfter, before: previousBefore },
    ] as const;
    const counted = quotesToCount(this.dataSource.manager, actor, times);
    const [current, previous] = [
      counted.within(times[0], 'current'),
      counted.within(times[1], 'previous'),
    ];
    const { status, product, agency } = counted.groups;
    return narrowed(counted, request)
      .query.andWhere(`(${current.sql} or ${previous.sql})`)
      .setParameters({ ...current.parameters, ...previous.parameters })
      .select(`case when ${current.sql} then 'current' else 'previous' end`, 'half')
      .addSelect(status, 'status')
      .addSelect(product, 'product')
      .addSelect(agency, 'agencyId')
      .addSelect(`grouping(${status}, ${product}, ${agency})`, 'kind')
      .addSelect(counted.rows(), 'rows')
      .addSelect(counted.newBusiness, 'newBusiness')
      .addSelect(counted.won, 'bound')
      .addSelect(counted.premium, 'premium')
      .groupBy(`grouping sets ((half), (half, ${status}), (half, ${product}), (half, ${agency}))`)
      .getRawMany<CountedRow>();
  }

  /** How many quotes wait, whenever they were made. */
  private waiting(request: QuoteHomeQuery, actor: Actor): Promise<Waiting[]> {
    const counted = quotesToCount(this.dataSource.manager, actor, [{}]);
    const { sql, parameters } = counted.within({}, 'ever');
    const { status, waitsFor } = counted.groups;
    return ofTeam(counted, request)
      .query.andWhere(sql, parameters)
      .andWhere(`(${status} in (:...open) or ${waitsFor} is not null)`)
      .setParameters({ open: ['DRAFT', ...IN_INBOX] })
      .select(status, 'status')
      .addSelect(waitsFor, 'waitsFor')
      .addSelect(counted.rows(), 'rows')
      .groupBy('1')
      .addGroupBy('2')
      .getRawMany<Waiting>();
  }

  /** What of the inbox the caller has put aside. */
  private putAside({ agencyId, teamId }: QuoteHomeQuery, actor: Actor): Promise<Waiting[]> {
    const query = visibleQuotes(this.dataSource.manager, actor);
    if (agencyId) query.andWhere('quote.agencyId = :agencyId', { agencyId });
    if (teamId) query.andWhere('quote.teamIds @> array[cast(:teamId as uuid)]', { teamId });
    return snoozed(query, { actor, now: this.clock.now() }, true)
      .andWhere('quote.status in (:...inbox)', { inbox: IN_INBOX })
      .select('quote.status', 'status')
      .addSelect('null', 'waitsFor')
      .addSelect('count(*)', 'rows')
      .groupBy('1')
      .getRawMany<Waiting>();
  }

  private async named(kinds: QuotesOfKind[]): Promise<QuotesOfKind[]> {
    const names = await this.figures.namesOf(kinds.map(({ key }) => key));
    return kinds.map((kind) => ({ ...kind, label: names.get(kind.key) ?? kind.key }));
  }
}

const toTime = ({ rows, newBusiness, bound, premium }: CountedRow): QuotesOfTime => ({
  count: Number(rows),
  newBusiness: Number(newBusiness),
  bound: Number(bound),
  premium: toCurrencyUnits(Number(premium)),
});

const NONE: QuotesOfTime = { count: 0, newBusiness: 0, bound: 0, premium: 0 };

function totalOf(rows: CountedRow[]): QuotesOfTime {
  const total = rows.find(({ kind }) => kind === OF_ALL);
  return total ? toTime(total) : NONE;
}

function kindsOf(
  rows: CountedRow[],
  kind: number,
  keyOf: (row: CountedRow) => string | null,
): QuotesOfKind[] {
  return rows
    .filter((row) => row.kind === kind && Number(row.rows) > 0)
    .map((row) => ({ key: keyOf(row) ?? '', label: keyOf(row) ?? '', ...toTime(row) }))
    .sort((one, other) => other.count - one.count || (one.key < other.key ? -1 : 1))
    .slice(0, KINDS_MAX);
}
