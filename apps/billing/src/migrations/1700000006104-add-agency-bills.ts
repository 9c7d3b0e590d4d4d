import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Bills of a month, net of the commission that agencies keep. What was bound before is billed gross, as
 * it was: its commission is paid by statements. It is due with the bill of its month all the same.
 */
export class AddAgencyBills1700000006104 implements MigrationInterface {
  name = 'AddAgencyBills1700000006104';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table policy_bill add commission_pct numeric;
      create table agency_bill (
        id uuid primary key,
        agency_id uuid not null,
        year integer not null,
        month integer not null,
        currency text not null,
        gross bigint not null,
        commission bigint not null,
        due_date date not null,
        doc_id uuid not null,
        created timestamptz not null,
        unique (agency_id, year, month, currency)
      );
      update invoice set due_date =
        (date_trunc('month', issued_on) + interval '1 month - 1 day')::date + policy.payment_terms
      from policy_bill policy
      where policy.id = invoice.policy_id and invoice.agency_billed
        and invoice.amount_due > invoice.paid;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table agency_bill;
      alter table policy_bill drop column commission_pct;
    `);
  }
}
