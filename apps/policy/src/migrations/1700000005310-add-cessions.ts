import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Treaties are kept by staff, and what each transaction cedes under them is kept beside it. */
export class AddCessions1700000005310 implements MigrationInterface {
  name = 'AddCessions1700000005310';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table organization (
        id uuid primary key,
        account_type text not null,
        name text not null,
        deleted boolean not null,
        version integer not null
      );
      alter table treaty
        add column deleted boolean not null default false,
        add column created timestamptz not null default now(),
        add column modified timestamptz not null default now();
      create table cession (
        id uuid primary key,
        policy_id uuid not null references policy,
        number integer not null,
        treaty_id uuid not null references treaty,
        reinsurer_id uuid not null,
        type text not null,
        effective_date date not null,
        currency text not null,
        premium bigint not null,
        ceded_pct numeric(7, 4) not null,
        ceding_commission_pct numeric(7, 4) not null,
        ceded_premium bigint not null,
        ceding_commission bigint not null,
        created timestamptz not null,
        unique (policy_id, number, treaty_id)
      );
      create index cession_of_reinsurer on cession (reinsurer_id, created, id);
      create index cession_by_created on cession (created, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table cession;
      alter table treaty
        drop column deleted, drop column created, drop column modified;
      drop table organization;
    `);
  }
}
