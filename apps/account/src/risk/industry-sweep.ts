import { Injectable } from '@nestjs/common';
import type { SweptRows } from '@palisade/platform';
import { Clock, MachineSweep } from '@palisade/platform';
import { DataSource } from 'typeorm';
import { dayOf } from './usual-factors';

const HOUR_MS = 3_600_000;
// domain.md §8: so many accounts, of which so much is known.
const ACCOUNTS_MIN = 30;
const CONFIDENCE_MIN = 50;

/**
 * The means of a day come from the scores that were the latest at its beginning: made again, they
 * are the same. A factor that shows the industry itself says nothing of it.
 */
const MEANS = `
  insert into industry_mean (country, prefix, day, factors, accounts)
  with latest as (
    select distinct on (account_id) * from risk_score where scored < $1::date::timestamp at time zone 'UTC'
    order by account_id, scored desc, id desc
  ), known as (
    select account.country, left(coalesce(naics_code, sic_code), 2) as prefix, latest.*
    from latest join account on account.id = latest.account_id
    where confidence >= $2 and company_aggregate is not null and status <> 'Deleted'
      and coalesce(naics_code, sic_code) is not null
  ), means as (
    select country, prefix, factor.key, round(avg(factor.value::numeric)) as mean
    from known cross join lateral jsonb_each_text(known.factors) factor
    where not factor.key = any(known.estimated)
    group by country, prefix, factor.key having count(*) >= $3
  )
  select country, prefix, $1::date, jsonb_object_agg(key, mean),
         (select count(*) from known
          where known.country = means.country and known.prefix = means.prefix)
  from means group by country, prefix
  on conflict do nothing
`;

/** Makes the means of each industry, once a day. */
@Injectable()
export class IndustrySweep extends MachineSweep {
  readonly everyMs = HOUR_MS;
  readonly complaint = 'the means of the industries wait';

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {
    super();
  }

  /** An agency with a clock of its own is compared with everybody's means. */
  async pass({ only }: SweptRows): Promise<boolean> {
    if (only) return false;
    const day = dayOf(this.clock.now());
    const made = 'select 1 from industry_mean where day = $1 limit 1';
    const rows: unknown[] = await this.dataSource.query(made, [day]);
    if (!rows.length) await this.dataSource.query(MEANS, [day, CONFIDENCE_MIN, ACCOUNTS_MIN]);
    return false;
  }
}
