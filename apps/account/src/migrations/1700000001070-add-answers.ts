import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The versions of a client's answers, its quotes, and the domains that no client may have. */
export class AddAnswers1700000001070 implements MigrationInterface {
  name = 'AddAnswers1700000001070';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table answer_version (
        id uuid primary key,
        account_id uuid not null,
        answers jsonb not null,
        changed text[] not null,
        quote_id uuid,
        given_by text,
        given timestamptz not null
      );
      create index answer_version_by_account on answer_version (account_id, id);
      create table quote_of_account (
        id uuid primary key,
        account_id uuid not null,
        quote_number text not null,
        product text not null,
        status text not null,
        version integer not null
      );
      create index quote_of_account_by_account on quote_of_account (account_id);
      create table blocked_domain (
        id text primary key,
        blocked boolean not null,
        version integer not null
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table blocked_domain;
      drop table quote_of_account;
      drop table answer_version;
    `);
  }
}
