import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A bill of an agency is paid whole: its payments name it, and the receipt that they share. It keeps
 * the name of its agency, whoever has the policies on it since.
 */
export class PayAgencyBills1700000006140 implements MigrationInterface {
  name = 'PayAgencyBills1700000006140';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table agency_bill add agency_name text;
      update agency_bill bill set agency_name = (
        select max(policy.agency_name) from policy_bill policy where policy.agency_id = bill.agency_id
      );
      alter table payment
        add agency_bill_id uuid references agency_bill,
        add receipt_id uuid;
      create index payment_agency_bill on payment (agency_bill_id) where agency_bill_id is not null;
      create index invoice_agency_bill on invoice (agency_bill_id) where agency_bill_id is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index invoice_agency_bill;
      alter table payment drop column receipt_id, drop column agency_bill_id;
      alter table agency_bill drop column agency_name;
    `);
  }
}
