import { Injectable } from '@nestjs/common';
import type { Currency, PlainDate } from '@palisade/kernel';
import { toCurrencyUnits, todayIn } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { DomainClock } from '@palisade/platform';
import { DataSource } from 'typeorm';
import type { FileStatus } from '../domain/file-status';
import { assertStaff } from '../domain/staff-only';
import type { BookedClaim, Developed, TriangleGrain } from '../domain/triangles';
import { developed, developmentFactors, measuredClaims, triangleOf } from '../domain/triangles';
import type { TriangleQuery, TriangleResponse } from './triangles.dto';

/** How many periods a triangle looks back. */
const MOST: Readonly<Record<TriangleGrain, number>> = { MONTH: 24, YEAR: 10 };

const CENTS = 100;

// One row for each act to the end of a day of a claim that is filed and no circumstance.
const BOOKED = `
  select claim.id, coalesce(claim.notice->>'lossDate', claim.reported_date::text) as loss_date,
    coalesce(claim.made_claim_on, claim.reported_date)::text as reported, act.file_status as status,
    (act.acted_on at time zone 'UTC')::date::text as booked,
    (select sum(value::numeric) from jsonb_each_text(act.reserves)) as incurred,
    (select sum(value::numeric) from jsonb_each_text(act.paid)) as paid
  from claim
  join policy_cover cover on cover.id = claim.policy_id and cover.currency = $1
  left join claim_act act on act.claim_id = claim.id
    and (act.acted_on at time zone 'UTC')::date <= $2
  where claim.status = 'FILED' and not claim.is_circumstance
    and coalesce(claim.made_claim_on, claim.reported_date) <= $2
  order by claim.id, act.number
`;

interface BookedRow {
  id: string;
  loss_date: PlainDate;
  reported: PlainDate;
  status: FileStatus | null;
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
    const claims = measuredClaims(claimsOf(rows), measure);
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
function claimsOf(rows: readonly BookedRow[]): BookedClaim[] {
  const byId = new Map<string, BookedClaim>();
  for (const { id, loss_date: lossDate, reported, ...row } of rows) {
    const claim = byId.get(id) ?? { lossDate, reported, acts: [] };
    const { booked: on, status, paid, incurred } = row;
    if (on && status)
      claim.acts.push({ on, status, paid: Number(paid), incurred: Number(incurred) });
    byId.set(id, claim);
  }
  return [...byId.values()];
}
