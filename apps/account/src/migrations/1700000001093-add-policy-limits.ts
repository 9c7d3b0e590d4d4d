import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the score of a portfolio is weighted by, and what finds a company that was entered twice. */
export class AddPolicyLimits1700000001093 implements MigrationInterface {
  name = 'AddPolicyLimits1700000001093';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table policy_limit (
        id uuid primary key,
        account_id uuid not null,
        aggregate_limit bigint not null,
        effective_date date not null,
        version integer not null
      );
      create index policy_limit_of_account on policy_limit (account_id);
      create index account_by_domain on account (domain_name) where domain_name is not null;
      create index account_by_zip on account (country, zip_code);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table policy_limit;
      drop index account_by_domain;
      drop index account_by_zip;
    `);
  }
}
