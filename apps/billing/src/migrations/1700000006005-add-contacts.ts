import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whom to ask about the invoices of an insured. */
export class AddContacts1700000006005 implements MigrationInterface {
  name = 'AddContacts1700000006005';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table billing_contact (
        id uuid primary key,
        account_id uuid not null,
        policy_id uuid references policy_bill,
        first_name text not null,
        last_name text not null,
        email text not null,
        phone text,
        created timestamptz not null
      );
      create index billing_contact_of_account on billing_contact (account_id, created, id);
      create index billing_contact_of_policy on billing_contact (policy_id, created, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table billing_contact;`);
  }
}
