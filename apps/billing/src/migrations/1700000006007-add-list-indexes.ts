import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Every order, every filter and the search of a list has an index: none reads a whole table, nor one
 * text of two tables.
 */
export class AddListIndexes1700000006007 implements MigrationInterface {
  name = 'AddListIndexes1700000006007';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table invoice add search_text text not null default '';
      update invoice set search_text = lower(invoice_number || ' ' || policy.search_text)
        from policy_bill as policy where policy.id = policy_id;
      alter table payment add search_text text not null default '';
      update payment set search_text = lower(transaction_id || ' ' || invoice.search_text)
        from invoice where invoice.id = invoice_id;
      drop index payment_search, policy_bill_search;
      create index invoice_search on invoice using gin (search_text gin_trgm_ops);
      create index payment_search on payment using gin (search_text gin_trgm_ops);
      create index policy_bill_by_insured on policy_bill (insured_name, id);
      create index invoice_by_created on invoice (created, id);
      create index invoice_by_due on invoice (due_date, id);
      create index invoice_by_amount on invoice (amount_due, id);
      create index invoice_by_balance on invoice (balance, id);
      create index invoice_by_status on invoice (status, id);
      create index invoice_of_agency_bills on invoice (created, id) where agency_billed;
      create index payment_by_start on payment (started, id);
      create index payment_by_invoice_number on payment (invoice_number, id);
      create index payment_by_method on payment (method, id);
      create index payment_by_processor on payment (processor_name, id);
      create index payment_by_amount on payment (amount, id);
      create index payment_by_status on payment (status, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index policy_bill_by_insured, invoice_by_created, invoice_by_due, invoice_by_amount,
        invoice_by_balance, invoice_by_status, invoice_of_agency_bills, payment_by_start,
        payment_by_invoice_number, payment_by_method, payment_by_processor, payment_by_amount,
        payment_by_status;
      alter table invoice drop search_text;
      alter table payment drop search_text;
      create index payment_search on payment using gin
        (lower(transaction_id || ' ' || invoice_number) gin_trgm_ops);
      create index policy_bill_search on policy_bill using gin (search_text gin_trgm_ops);
    `);
  }
}
