const CHARGES = ['premium', 'brokerFee', 'mgaFee', 'surplusLineTax', 'surplusStampingFee', 'ipt'];

const sumOfCharges = CHARGES.map((type) => `(charges ->> '${type}')::bigint`).join(' + ');

/** A number of a year is used once, and none before the last of its counter is missing. */
const gapless = (table: string, column: string, prefix: string, counter: string): string => `
  with used as (
    select substring(${column} from '^${prefix}-(\\d\\d)-') as year,
      substring(${column} from '\\d{7}$')::int as number
    from ${table} where ${column} is not null
  )
  select counter.year, counter.last, count(distinct used.number) as distinct, count(*) as used
  from (${counter}) as counter
  left join used on used.year = right(counter.year::text, 2)
  group by counter.year, counter.last
  having count(distinct used.number) <> counter.last or count(used.number) <> counter.last`;

/** A query that finds the rows of one database which break what must hold. */
export interface SqlCheck {
  name: string;
  database: string;
  sql: string;
}

/**
 * What always holds inside one database: each query finds the rows that break it, so none is
 * right. Amounts are minor units.
 */
export const SQL_CHECKS: SqlCheck[] = [
  {
    name: 'every journal transaction sums to zero',
    database: 'billing',
    sql: `select journal_id, currency, sum(amount) from journal_entry
      group by journal_id, currency having sum(amount) <> 0`,
  },
  {
    name: 'an invoice asks for the sum of its lines',
    database: 'billing',
    sql: `select invoice_number, amount_due, sum(line.amount) as lines
      from invoice left join invoice_line line on line.invoice_id = invoice.id
      group by invoice.id having amount_due <> coalesce(sum(line.amount), 0)`,
  },
  {
    name: 'nobody pays more than is due',
    database: 'billing',
    // What staff records beyond it is unapplied cash; while it does, a charge may be under way.
    sql: `select invoice.invoice_number, amount_due, paid, pending, sum(amount) as received
      from invoice left join payment on payment.invoice_id = invoice.id
        and payment.status = 'Paid' and payment.amount > 0 and payment.customer_email is null
      group by invoice.id
      having paid > greatest(amount_due, 0)
        or paid + pending - amount_due > coalesce(sum(amount), 0)`,
  },
  {
    name: 'the ledger holds what is unapplied',
    database: 'billing',
    sql: `select coalesce(held.currency, ledger.currency) as currency, held.amount, ledger.amount
      from (select currency, sum(left_over) filter (where status in ('OPEN', 'AWAITING_APPROVAL'))
              as amount from unapplied_cash group by currency) as held
      full join (select currency, -sum(amount) as amount from journal_entry
                 where account = 'UNAPPLIED_CASH' group by currency) as ledger using (currency)
      where coalesce(held.amount, 0) <> coalesce(ledger.amount, 0)`,
  },
  {
    name: 'what is paid of an invoice is the sum of its settled payments',
    database: 'billing',
    sql: `select invoice.invoice_number, paid, sum(payment.amount) as payments
      from invoice left join payment on payment.invoice_id = invoice.id and payment.status = 'Paid'
      where closed_by is distinct from 'WRITE_OFF'
      group by invoice.id having paid <> coalesce(sum(payment.amount), 0)`,
  },
  {
    name: 'the receivable of the ledger is what is outstanding',
    database: 'billing',
    sql: `select invoice_number, balance, sum(entry.amount) as receivable
      from invoice left join journal_entry entry
        on entry.invoice_id = invoice.id and entry.account = 'RECEIVABLE'
      group by invoice.id having balance <> coalesce(sum(entry.amount), 0)`,
  },
  {
    name: 'invoice numbers are unique and without a gap',
    database: 'billing',
    sql: gapless(
      'invoice',
      'invoice_number',
      'I',
      `select year, last from number_counter where kind = 'I'`,
    ),
  },
  {
    name: 'policy numbers are unique and without a gap',
    database: 'policy',
    sql: gapless(
      'policy',
      'policy_number',
      'P',
      `select year, last from number_counter where kind = 'P'`,
    ),
  },
  {
    name: 'quote numbers are unique and without a gap',
    database: 'quote',
    sql: gapless('quote', 'quote_number', 'Q', 'select year, last from quote_counter'),
  },
  {
    name: 'claim numbers are unique and without a gap',
    database: 'claims',
    sql: gapless('claim', 'claim_number', 'C', 'select year, last from claim_counter'),
  },
  {
    name: 'the charges of a policy transaction sum to what is due',
    database: 'policy',
    sql: `select policy_id, number from policy_transaction
      where (charges ->> 'amountDue')::bigint <> ${sumOfCharges}`,
  },
  {
    name: 'written premium is the sum of the transactions',
    database: 'policy',
    sql: `select policy_number, premium, total_premium,
        sum((entry.charges ->> 'totalPremium')::bigint) as written
      from policy join policy_transaction entry on entry.policy_id = policy.id
      group by policy.id
      having total_premium <> sum((entry.charges ->> 'totalPremium')::bigint)
        or premium <> sum((entry.charges ->> 'premium')::bigint)`,
  },
  {
    name: 'the transactions of a policy are numbered from one',
    database: 'policy',
    sql: `select policy_id, count(*), max(number) from policy_transaction
      group by policy_id having count(*) <> max(number) or min(number) <> 1`,
  },
  {
    name: 'a bound quote has one policy of its own',
    database: 'quote',
    sql: `select policy_id, count(*) from quote
      where kind = 'NEW' and policy_id is not null group by policy_id having count(*) > 1`,
  },
  {
    name: 'the quotes beside a bound one are closed',
    database: 'quote',
    sql: `select open.quote_number from quote open
      join quote bound on bound.cart_id = open.cart_id and bound.id <> open.id
      where bound.status in ('BOUND', 'ISSUED', 'IN FORCE')
        and open.status in ('READY', 'ACTIVE', 'SIGNED', 'INDICATION', 'REFERRED', 'IN_REVIEW')`,
  },
  {
    name: 'a commission is its rate of its base, to the cent',
    database: 'commissions',
    sql: `select id, commissionable, pct, amount from commission
      where amount <> round(commissionable * pct / 100)`,
  },
  {
    name: 'no more commission is released than accrued',
    database: 'commissions',
    sql: `select id, amount, released from commission
      where abs(released) > abs(amount) or sign(released) * sign(amount) < 0`,
  },
  {
    name: 'a statement is its opening and its lines',
    database: 'commissions',
    sql: `select statement.id, earned, sum(line.amount) from statement
      left join statement_line line on line.statement_id = statement.id
      group by statement.id
      having earned <> coalesce(sum(line.amount), 0) or total <> opening + earned`,
  },
];

/** Held in every database: what was published left, and nothing was laid aside. */
export const EVERYWHERE: Omit<SqlCheck, 'database'>[] = [
  {
    name: 'every event left its outbox',
    sql: `select type, subject, error from outbox
          where (published is null or parked is not null) and discarded is null`,
  },
];

/** Of the queue: every copy of an event was handled. */
export const QUEUE_CHECK: SqlCheck = {
  name: 'every event reached its consumers',
  database: 'bus',
  sql: `select queue, topic, subject, error from delivery where done_at is null`,
};
