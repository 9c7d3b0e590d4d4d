/** A planted error for each invariant: its database, and SQL that breaks it there, constraints apart. */
export const PLANTS: Record<string, [database: string, sql: string]> = {
  'every journal transaction sums to zero': [
    'billing',
    `update journal_entry set amount = amount + 1
     where id = (select id from journal_entry where account = 'CASH' limit 1)`,
  ],
  'an invoice asks for the sum of its lines': [
    'billing',
    'update invoice_line set amount = amount + 1 where id = (select id from invoice_line limit 1)',
  ],
  'nobody pays more than is due': ['billing', 'update invoice set pending = amount_due + 1'],
  'the ledger holds what is unapplied': [
    'billing',
    `update journal_entry set account = 'UNAPPLIED_CASH'
     where id = (select id from journal_entry where account = 'CASH' limit 1)`,
  ],
  'what is paid of an invoice is the sum of its settled payments': [
    'billing',
    `update payment set amount = amount - 1
     where id = (select id from payment where status = 'Paid' and amount > 0 limit 1)`,
  ],
  'the receivable of the ledger is what is outstanding': [
    'billing',
    `update journal_entry set amount = amount + 1
     where id = (select id from journal_entry where account = 'RECEIVABLE' limit 1)`,
  ],
  'invoice numbers are unique and without a gap': [
    'billing',
    `update number_counter set last = last + 1 where kind = 'I'`,
  ],
  'policy numbers are unique and without a gap': [
    'policy',
    `update number_counter set last = last + 1 where kind = 'P'`,
  ],
  'quote numbers are unique and without a gap': [
    'quote',
    'delete from quote where id = (select id from quote order by quote_number limit 1)',
  ],
  'claim numbers are unique and without a gap': ['claims', 'delete from claim'],
  'the charges of a policy transaction sum to what is due': [
    'policy',
    `update policy_transaction set charges = jsonb_set(charges, '{amountDue}', '1')
     where number = 1`,
  ],
  'written premium is the sum of the transactions': [
    'policy',
    'update policy set total_premium = total_premium + 100',
  ],
  'the transactions of a policy are numbered from one': [
    'policy',
    'delete from policy_transaction where number = 1',
  ],
  'a bound quote has one policy of its own': [
    'quote',
    `update quote set policy_id = (select policy_id from quote where policy_id is not null limit 1)
     where kind = 'NEW' and policy_id is not null`,
  ],
  'the quotes beside a bound one are closed': [
    'quote',
    `update quote set cart_id = gen_random_uuid(), status = 'READY' where kind = 'NEW';
     update quote set cart_id = (select cart_id from quote where kind = 'NEW' order by id limit 1),
       status = 'BOUND' where id = (select id from quote where kind = 'NEW' order by id desc limit 1)`,
  ],
  'a commission is its rate of its base, to the cent': [
    'commissions',
    'update commission set amount = amount + 1 where id = (select id from commission limit 1)',
  ],
  'no more commission is released than accrued': [
    'commissions',
    'update commission set released = amount + 1 where amount > 0',
  ],
  'a statement is its opening and its lines': [
    'commissions',
    'update statement_line set amount = amount + 1 where id = (select id from statement_line limit 1)',
  ],
  'every event reached its consumers': [
    'bus',
    'update delivery set done_at = null where id = (select max(id) from delivery)',
  ],
  'what a policy charges is what was invoiced': [
    'policy',
    `update policy_transaction set charges = jsonb_set(charges, '{premium}', '1') where number = 1`,
  ],
  'commissions are accrued on the premium of their policy': [
    'commissions',
    'update commission set commissionable = commissionable + 100',
  ],
  'the ledger accrues what commissions accrue': [
    'billing',
    `update journal_entry set amount = amount + 1
     where id = (select id from journal_entry where account = 'COMMISSION_EXPENSE' limit 1)`,
  ],
  'the roll-up of each quote equals a recount': [
    'quote',
    `insert into quote_tally
       (grain, period, status, product, team_ids, rows, priced, premium, new_business, won)
     values ('month', '2026-01-01', 'READY', 'P250', '{}', 1, 0, 0, 1, 0)`,
  ],
  'each quote is in the teams of its account': [
    'quote',
    `update quote set team_ids = array[gen_random_uuid()]
     where id = (select id from quote limit 1)`,
  ],
  'the roll-up of each policy equals a recount': [
    'policy',
    `insert into policy_tally_change (period, status, product, treaty_ids, team_ids, rows, premium)
     values ('2026-01-01', 'IN FORCE', 'P250', '{}', '{}', 1, 100)`,
  ],
  'each policy is in the teams of its account': [
    'policy',
    `update policy set team_ids = array[gen_random_uuid()]
     where id = (select id from policy limit 1)`,
  ],
  'every history of a quote is a path of its lifecycle': [
    'quote',
    `update quote_history set to_status = 'BOUND' where action = 'request'`,
  ],
  'rating a stored quote again gives its premium': [
    'quote',
    `update rating set charges = jsonb_set(charges, '{premium}', '1')`,
  ],
  'the chain of activity records holds': [
    'quote',
    `update activity set action = 'nothing' where link = 1`,
  ],
  'what the queue delivered is in the inbox of its service': ['policy', 'delete from inbox'],
};

/** The same plant in each service. */
export const UNSENT = `insert into outbox (id, type, subject, body, created)
  values (gen_random_uuid(), 'quote.changed.v1', 'planted', '{}', now())`;
