/** What of a tenant is compared, in which database; each select takes the id of its agency. */
export const COMPARED: Readonly<Record<string, { database: string; sql: string }>> = {
  quotes: {
    database: 'quote',
    sql: `select company_name, status, status_reasons::text, premium, total_premium, expires_on, bound_on,
        binder_expires_on, is_paid, modified
      from quote where agency_id = $1`,
  },
  policies: {
    database: 'policy',
    sql: `select company_name, status, effective_date, end_date, issued_on, premium, total_premium,
        amount_due, paid, balance, due_date, cancellation ->> 'effectiveDate' as cancelled, due_at, modified
      from policy where agency_id = $1`,
  },
  transactions: {
    database: 'policy',
    sql: `select company_name, done.type, done.effective_date, done.charges::text, factor, done.created
      from policy_transaction done join policy on policy.id = done.policy_id where policy.agency_id = $1`,
  },
  invoices: {
    database: 'billing',
    sql: `select policy.insured_name, invoice.kind, invoice.amount_due, invoice.paid, invoice.status, issued_on,
        invoice.due_date, overdue_told_on, invoice.agency_billed,
        (select bill.year * 100 + bill.month from agency_bill bill where bill.id = invoice.agency_bill_id)
      from invoice join policy_bill policy on policy.id = invoice.policy_id where policy.agency_id = $1`,
  },
  payments: {
    database: 'billing',
    sql: `select policy.insured_name, payment.status, payment.amount, premium_part, payment_date
      from payment join policy_bill policy on policy.id = payment.policy_id where policy.agency_id = $1`,
  },
  ledger: {
    database: 'billing',
    sql: `select policy.insured_name, journal.kind, journal.occurred, entry.account, entry.amount
      from journal join journal_entry entry on entry.journal_id = journal.id
      join policy_bill policy on policy.id = journal.policy_id where policy.agency_id = $1`,
  },
  'agency bills': {
    database: 'billing',
    sql: `select year, month, gross, commission, due_date, created from agency_bill where agency_id = $1`,
  },
  statements: {
    database: 'commissions',
    sql: `select year, month, opening, earned, total, status, closes_on, paid_on
      from statement where agency_id = $1`,
  },
  commissions: {
    database: 'commissions',
    sql: `select line_type, commissionable, non_commissionable, pct, amount, released, paid_on, created
      from commission where agency_id = $1`,
  },
  licences: {
    database: 'account',
    sql: `select state, number, expiration_date, reminded_days from license where agency_id = $1`,
  },
  reports: {
    database: 'auth',
    sql: `select name, due, sent, sent_rows, failure from report where organization_id = $1`,
  },
  documents: {
    database: 'docs',
    sql: `select title, doc_type, created from document where agency_id = $1 and removed is null`,
  },
  ...Object.fromEntries(
    ['account', 'quote', 'policy', 'billing', 'commissions', 'docs', 'auth'].map((database) => [
      `events (${database})`,
      {
        database,
        sql: `select type, body -> 'data' ->> 'action' as action from outbox
          where body -> 'data' -> 'scope' ->> 'agencyId' = $1`,
      },
    ]),
  ),
};
