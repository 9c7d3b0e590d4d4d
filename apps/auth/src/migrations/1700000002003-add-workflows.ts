import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mailed links that open one quote or policy after a one-time code. */
export class AddWorkflows1700000002003 implements MigrationInterface {
  name = 'AddWorkflows1700000002003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table workflow (
        id uuid primary key,
        flow text not null,
        account_id uuid not null,
        quote_id uuid,
        policy_id uuid,
        product text not null,
        signs boolean not null,
        account_name text not null,
        agency_name text,
        first_name text not null,
        last_name text not null,
        email text not null,
        region text not null,
        created timestamptz not null,
        expires timestamptz not null,
        ended timestamptz,
        code_hash text,
        code_expires timestamptz,
        code_tries integer not null default 0,
        codes_sent integer not null default 0,
        codes_since timestamptz,
        refresh_hash text unique,
        check ((quote_id is null) <> (policy_id is null))
      );
      create index workflow_of_quote on workflow (quote_id) where ended is null;
      create index workflow_of_policy on workflow (policy_id) where ended is null;
      create index workflow_by_expiry on workflow (expires);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table workflow');
  }
}
