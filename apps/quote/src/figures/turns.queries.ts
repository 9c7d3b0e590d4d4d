import { Injectable } from '@nestjs/common';
import { isStaff, startOfDay, toCurrencyUnits, todayIn } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { DomainClock } from '@palisade/platform';
import { productsOfCurrency } from '@palisade/trade';
import type { SelectQueryBuilder } from 'typeorm';
import { DataSource } from 'typeorm';
import type { Turn } from '../quotes/quote-history.entity';
import { QuoteHistory } from '../quotes/quote-history.entity';
import { visibleQuotes, WON } from '../quotes/quote-rows';
import type { Quote } from '../quotes/quote.entity';
import { NEVER_LISTED } from '../quotes/shown-statuses';
import type { QuoteHomeQuery, QuoteHomeResponse, QuotesOfKind } from './home.dto';

type TurnFigures = Pick<
  QuoteHomeResponse,
  'decidedToday' | 'decisions' | 'referralReasons' | 'declineReasons'
>;

/** Of all when nothing tells the kind. */
interface TurnedRow {
  became: Turn | null;
  reason: string | null;
  ofAll: number;
  today: string;
  count: string;
  newBusiness: string;
  bound: string;
  premium: string;
}

const KINDS_MAX = 100;
const OF_ALL = 0b11;
const NOTHING: TurnFigures = {
  decidedToday: 0,
  decisions: [],
  referralReasons: [],
  declineReasons: [],
};

/** Why quotes were referred and turned down, and what the reader decided: two reads, for staff alone. */
@Injectable()
export class TurnsQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: DomainClock,
  ) {}

  async read(request: QuoteHomeQuery, actor: Actor): Promise<TurnFigures> {
    if (!isStaff(actor)) return NOTHING;
    const { timeZone = 'UTC' } = request;
    const today = startOfDay(todayIn(timeZone, this.clock.now()), timeZone);
    const decided = this.turned(request, actor, {
      became: 'step.became',
      reason: 'cast(null as text)',
    })
      .andWhere(`step.became in ('RELEASED', 'DECLINED') and step.actorId = :reader`)
      .andWhere('step.occurred >= :since', {
        reader: actor.userId,
        since: today < request.after ? today : request.after,
      });
    const reasoned = this.turned(request, actor, {
      became: `case step.became when 'REFERRED' then 'REFERRED' else 'DECLINED' end`,
      reason: 'unnest(step.reasons)',
    })
      .andWhere(`step.became in ('REFERRED', 'DECLINED', 'REFUSED')`)
      .andWhere('step.occurred between :after and :before');
    const [decisions, reasons] = await Promise.all([
      this.counted(decided, today),
      this.counted(reasoned, today),
    ]);
    const ofKinds = decisions.filter(({ ofAll }) => ofAll !== OF_ALL);
    const reasonsOf = (turn: Turn) => reasons.filter(({ became }) => became === turn);
    return {
      decidedToday: Number(decisions.find(({ ofAll }) => ofAll === OF_ALL)?.today ?? 0),
      decisions: kindsOf(ofKinds, ({ became }) => became),
      referralReasons: kindsOf(reasonsOf('REFERRED'), ({ reason }) => reason),
      declineReasons: kindsOf(reasonsOf('DECLINED'), ({ reason }) => reason),
    };
  }

  /** Each quote that was turned, once for what it became and why. */
  private turned(
    { after, before, agencyId, teamId, currency = 'USD' }: QuoteHomeQuery,
    actor: Actor,
    kind: { became: string; reason: string },
  ): SelectQueryBuilder<Quote> {
    const query = visibleQuotes(this.dataSource.manager, actor)
      .innerJoin(QuoteHistory, 'step', 'step.quoteId = quote.id')
      .andWhere('quote.status not in (:...unlisted)', { unlisted: NEVER_LISTED });
    if (agencyId) query.andWhere('quote.agencyId = :agencyId', { agencyId });
    if (teamId) query.andWhere('quote.teamIds @> array[cast(:teamId as uuid)]', { teamId });
    return query
      .select('quote.id', 'id')
      .addSelect(kind.became, 'became')
      .addSelect(kind.reason, 'reason')
      .addSelect(`quote.kind = 'NEW'`, 'isNew')
      .addSelect(WON, 'isWon')
      .addSelect('quote.premium', 'premium')
      .addSelect(
        `bool_or(step.occurred between :after and :before) and quote.product in (:...products)`,
        'inTime',
      )
      .addSelect('max(step.occurred)', 'last')
      .setParameters({ after, before, products: productsOfCurrency(currency) })
      .groupBy('quote.id')
      .addGroupBy(kind.became)
      .addGroupBy(kind.reason);
  }

  /** How many of them there are, by what they became and why, and of all. */
  private counted(turned: SelectQueryBuilder<Quote>, today: Date): Promise<TurnedRow[]> {
    return this.dataSource
      .createQueryBuilder()
      .select('became')
      .addSelect('reason')
      .addSelect('grouping(became, reason)', 'ofAll')
      .addSelect('count(distinct id) filter (where last >= :today)', 'today')
      .addSelect('count(*) filter (where "inTime")', 'count')
      .addSelect('count(*) filter (where "inTime" and "isNew")', 'newBusiness')
      .addSelect('count(*) filter (where "inTime" and "isWon")', 'bound')
      .addSelect('coalesce(sum(premium) filter (where "inTime"), 0)', 'premium')
      .from(`(${turned.getQuery()})`, 'turned')
      .setParameters({ ...turned.getParameters(), today })
      .groupBy('grouping sets ((became, reason), ())')
      .getRawMany<TurnedRow>();
  }
}

const kindsOf = (rows: TurnedRow[], keyOf: (row: TurnedRow) => string | null): QuotesOfKind[] =>
  rows
    .map((row) => ({
      key: keyOf(row) ?? '',
      label: keyOf(row) ?? '',
      count: Number(row.count),
      newBusiness: Number(row.newBusiness),
      bound: Number(row.bound),
      premium: toCurrencyUnits(Number(row.premium)),
    }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count || (one.key < other.key ? -1 : 1))
    .slice(0, KINDS_MAX);
