import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which closed bill an invoice stands on: its policy may be another agency's by then. */
export class AddBillOfInvoice1700000006105 implements MigrationInterface {
  name = 'AddBillOfInvoice1700000006105';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table invoice add agency_bill_id uuid references agency_bill;
      update invoice set agency_bill_id = bill.id
      from policy_bill policy, agency_bill bill
      where policy.id = invoice.policy_id and policy.commission_pct is not null
        and bill.agency_id = policy.agency_id and bill.currency = invoice.currency
        and bill.year = extract(year from invoice.issued_on)
        and bill.month = extract(month from invoice.issued_on);
      create index invoice_to_bill on invoice (issued_on)
        where agency_billed and agency_bill_id is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table invoice drop column agency_bill_id');
  }
}
