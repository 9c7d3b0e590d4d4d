import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Money that fits no invoice, and what the local processor was asked to pay out. */
export class AddUnappliedCash1700000006011 implements MigrationInterface {
  name = 'AddUnappliedCash1700000006011';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table unapplied_cash (
        id uuid primary key,
        transaction_id text not null unique references payment (transaction_id),
        source_id text not null references payment (transaction_id),
        policy_id uuid not null references policy_bill,
        invoice_number text not null,
        payer text not null,
        currency text not null,
        amount bigint not null check (amount > 0),
        left_over bigint not null check (left_over between 0 and amount),
        status text not null,
        payee text,
        reason text,
        asked_by uuid,
        asked_by_name text,
        created timestamptz not null,
        modified timestamptz not null
      );
      create index unapplied_cash_by_created on unapplied_cash (created, id);
      create index unapplied_cash_by_status on unapplied_cash (status, created, id);
      create index unapplied_cash_by_left on unapplied_cash (left_over, id);
      create index unapplied_cash_of_policy on unapplied_cash (policy_id, id);
      create index unapplied_cash_of_source on unapplied_cash (source_id);
      create table local_payout (
        reference text primary key,
        amount bigint not null check (amount > 0),
        currency text not null,
        answer_due timestamptz not null
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table local_payout; drop table unapplied_cash;');
  }
}
