import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What payers have handed over at the portal and not yet reported counts against what is due. */
export class AddChargeHolds1700000006010 implements MigrationInterface {
  name = 'AddChargeHolds1700000006010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table charge_hold (
        reference text primary key,
        policy_id uuid not null references policy_bill,
        amount bigint not null check (amount > 0),
        expires timestamptz not null
      );
      create index charge_hold_of_policy on charge_hold (policy_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table charge_hold');
  }
}
