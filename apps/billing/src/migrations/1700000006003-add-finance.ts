import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The plans by which a financer pays premium. */
export class AddFinance1700000006003 implements MigrationInterface {
  name = 'AddFinance1700000006003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table financer (
        id uuid primary key,
        name text not null,
        region text,
        deleted boolean not null,
        version integer not null
      );
      create table finance_plan (
        id uuid primary key,
        finance_quote_number text not null unique,
        policy_id uuid not null references policy_bill,
        invoice_id uuid not null references invoice,
        processor_id uuid not null,
        status text not null,
        currency text not null,
        total_premium bigint not null,
        down_payment bigint not null,
        amount_financed bigint not null,
        apr numeric(7, 4) not null,
        installments integer not null,
        installment_amount bigint not null,
        finance_charge bigint not null,
        total_payment_amount bigint not null,
        first_installment_due date not null,
        email text not null,
        signature text,
        quoted_on date not null,
        created timestamptz not null
      );
      create index finance_plan_of_policy on finance_plan (policy_id, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table finance_plan; drop table financer;`);
  }
}
