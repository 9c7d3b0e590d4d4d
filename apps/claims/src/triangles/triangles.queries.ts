import { Injectable } from '@nestjs/common';
import type { Currency, PlainDate } from '@palisade/kernel';
import { toCurrencyUnits, todayIn } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { DomainClock } from '@palisade/platform';
import { DataSource } from 'typeorm';
import { assertStaff } from '../domain/staff-only';
import type { Developed, MeasuredClaim, TriangleGrain, TriangleMeasure } from '../domain/triangles';
import { developed, developmentFactors, triangleOf } from '../domain/triangles';
import type { TriangleQuery, TriangleResponse } from './triangles.dto';

/** How many periods a triangle looks back. */
const MOST: Readonly<Record<TriangleGrain, number>> = { MONTH: 24, YEAR: 10 };

const CENTS = 100;

// One row for each act of a claim that is filed and no circumstance, void ones left out.
const BOOKED = `
  select claim.id, coalesce(claim.notice->>'lossDate', claim.reported_date::text) as loss_date,
    claim.reported_date::text as reported, (act.acted_on at time zone 'UTC')::date::text as booked,
    (select sum(value::numeric) from jsonb_each_text(act.reserves)) as incurred,
    (select sum(value::numeric) from jsonb_each_text(act.paid)) as paid
  from claim
  join policy_cover cover on cover.id = claim.policy_id and cover.currency = $1
  left join claim_act act on act.claim_id = claim.id
  left join claims_file file on file.id = claim.id
  where claim.status = 'FILED' and not claim.is_circumstance
    and file.file_status is distinct from 'VOID' and claim.reported_date <= $2
  order by claim.id, act.number
`;

interface BookedRow {
  id: string;
  loss_date: PlainDate;
  reported: PlainDate;
  booked: PlainDate | null;
  incurred: string | null;
  paid: string | null;
}

/** How losses develop. */
@Injectable()
export class TrianglesQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: DomainClock,
  ) {}

  async get(request: TriangleQuery, actor: Actor): Promise<TriangleResponse> {
    assertStaff(actor);
    const { measure = 'INCURRED', grain = 'YEAR', currency = 'USD' } = request;
    const asOf = request.asOf ?? todayIn('UTC', this.clock.now());
    const rows = await this.booked(currency, asOf);
    const claims = claimsOf(rows, measure);
    const triangle = triangleOf(claims, { grain, asOf, most: MOST[grain] });
    const factors = developmentFactors(triangle.rows);
    const parts = developed(triangle.rows, factors);
    const told =
      measure === 'COUNT' ? toCount : (amount: number) => toCurrencyUnits(Math.round(amount));
    const amountsOf = ({ latest, ultimate }: Developed) => ({
      latest: told(latest),
      ultimate: told(ultimate),
      toCome: told(told === toCount ? ultimate - latest : Math.round(ultimate) - latest),
    });
    const total = parts.reduce(
      (sum, { latest, ultimate, toCome }) => ({
        latest: sum.latest + latest,
        ultimate: sum.ultimate + ultimate,
        toCome: sum.toCome + toCome,
      }),
      { latest: 0, ultimate: 0, toCome: 0 },
    );
    return {
      measure,
      grain,
      currency,
      asOf,
      rows: triangle.rows.map((values, at) => ({
        origin: triangle.origins[at],
        values: values.map(told),
        ...amountsOf(parts[at]),
      })),
      factors,
      total: amountsOf(total),
    };
  }

  private booked(currency: Currency, asOf: PlainDate): Promise<BookedRow[]> {
    return this.dataSource.query(BOOKED, [currency, asOf]);
  }
}

const toCount = (count: number): number => Math.round(count * CENTS) / CENTS;

/** The claims of the rows of their acts. */
function claimsOf(rows: readonly BookedRow[], measure: TriangleMeasure): MeasuredClaim[] {
  const byId = new Map<string, BookedRow[]>();
  for (const row of rows) byId.set(row.id, [...(byId.get(row.id) ?? []), row]);
  return [...byId.values()].map((acts): MeasuredClaim => ({
    lossDate: acts[0].loss_date,
    valueOn: (day) => {
      if (measure === 'COUNT') return acts[0].reported <= day ? 1 : 0;
      const last = acts.findLast(({ booked }) => booked !== null && booked <= day);
      return Number((measure === 'PAID' ? last?.paid : last?.incurred) ?? 0);
    },
  }));
}
