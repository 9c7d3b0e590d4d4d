import type { SqlCheck } from './sql-checks';

/** When a policy was cancelled that was not reinstated. */
const CANCELLED_ON = `(select cancel.effective_date from policy_transaction cancel
  where cancel.policy_id = policy.id and cancel.type = 'CANCEL' and not exists (
    select 1 from policy_transaction undone where undone.policy_id = cancel.policy_id
      and undone.type = 'REINSTATE' and undone.number > cancel.number)
  order by cancel.number desc limit 1)`;

/** What is told apart: the books by which premium is counted. */
const BOOK = 'agency_id, carrier_id, treaty_ids, product, month';

/**
 * Premium of each change of a policy that is earned before a day, and what of it is not: by the day, at
 * once for a return, and on the day of a cancellation for what is left then (domain §5.13.13, 5.13.22).
 */
const PARTS = `
  with change as (
    select policy.agency_id, policy.carrier_id, policy.treaty_ids, policy.product,
      date_trunc('month', policy.issued_on at time zone 'UTC')::date as month,
      (change.charges ->> 'premium')::numeric as premium,
      coalesce((change.segments -> 0 ->> 'from')::date, change.effective_date) as begins,
      case when change.type in ('CANCEL', 'REINSTATE')
        then coalesce((change.segments -> 0 ->> 'from')::date, change.effective_date)
        else coalesce((change.segments -> -1 ->> 'to')::date, change.effective_date) end as ends,
      case when change.type not in ('CANCEL', 'REINSTATE') then ${CANCELLED_ON} end as stop
    from policy join policy_transaction change on change.policy_id = policy.id
    where policy.issued_on is not null
  ), part as (
    select change.*,
      case when stop < day then premium
        when ends > begins then premium * (least(greatest(day, begins), ends) - begins) / (ends - begins)
        when begins < day then premium else 0 end as earned,
      case when stop < day then 0
        when ends > begins then premium * (ends - least(greatest(day, begins), ends)) / (ends - begins)
        when begins < day then 0 else premium end as unearned
    from change cross join (
      select (current_date + months * interval '1 month')::date as day
      from generate_series(-12, 12, 6) as months
    ) as days
  )`;

/** Written premium of every book is what is earned of it and what is not, on any day, to the cent. */
export const EARNED_CHECKS: SqlCheck[] = [
  {
    name: 'written premium of each book is earned and unearned premium',
    database: 'policy',
    sql: `${PARTS}, counted as (
        select ${BOOK}, round(sum(earned + unearned) / 5, 6) as premium from part group by ${BOOK}
      ), shown as (
        select agency_id, carrier_id, treaty_ids, product, period as month, sum(premium)::numeric as premium
        from policy_tally_now where grain = 'month'
        group by agency_id, carrier_id, treaty_ids, product, period having sum(rows) <> 0
      )
      (select 'shown' as where, * from shown except select 'shown', ${BOOK}, premium from counted)
      union all
      (select 'counted', ${BOOK}, premium from counted except select 'counted', * from shown)`,
  },
];
