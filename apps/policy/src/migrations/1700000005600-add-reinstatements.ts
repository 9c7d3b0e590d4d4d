import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Signed statements of no loss, what is held of a policy to be reinstated, and the loss dates of claims. */
export class AddReinstatements1700000005600 implements MigrationInterface {
  name = 'AddReinstatements1700000005600';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table no_loss_statement (
        policy_id uuid not null references policy,
        revision integer not null,
        cancel_date date not null,
        version text not null,
        sha256 text not null,
        signee_name text not null,
        signee_title text not null,
        signature text not null,
        address text not null,
        device text not null,
        signed_at timestamptz not null,
        primary key (policy_id, revision)
      );
      create table held_money (id uuid primary key, held bigint not null, version integer not null);
      alter table claim_head add column loss_date date;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table claim_head drop column loss_date;
      drop table held_money;
      drop table no_loss_statement;
    `);
  }
}
