import type { DataSource } from 'typeorm';

const DISAGREEMENTS = `
  select invoice.invoice_number as invoice, totals.* from invoice
  cross join lateral (
    select amount_due::int as due, paid::int as paid, pending::int as pending,
      (select coalesce(sum(amount), 0)::int from invoice_line
       where invoice_id = invoice.id) as lines,
      (select coalesce(sum(amount), 0)::int from payment
       where invoice_id = invoice.id and status = 'Paid') as payments,
      (select coalesce(sum(amount), 0)::int from payment
       where invoice_id = invoice.id and status = 'In Process') as started,
      (select coalesce(sum(amount), 0)::int from journal_entry
       where invoice_id = invoice.id and account = 'RECEIVABLE') as receivable,
      (select coalesce(sum(amount), 0)::int from journal_entry
       where invoice_id = invoice.id and account = 'CASH') as cash,
      (select coalesce(sum(amount), 0)::int from journal_entry
       where invoice_id = invoice.id and account = 'REFUNDS_PAYABLE') as owed
  ) as totals
  where totals.due <> totals.lines or totals.paid <> totals.payments or totals.pending <> totals.started
     or totals.receivable <> totals.due - totals.paid or totals.cash <> totals.paid or totals.owed <> 0
`;

/**
 * The invoices whose books do not agree: the amount due is the sum of the lines, what is paid is the
 * sum of the payments and the cash of the ledger, and what is outstanding is its receivable.
 */
export const disagreements = (dataSource: DataSource): Promise<unknown[]> =>
  dataSource.query(DISAGREEMENTS);
