import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which quotes were bound: their papers go with the policy when an account changes its agency. */
export class AddBoundQuotes1700000008062 implements MigrationInterface {
  name = 'AddBoundQuotes1700000008062';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table bound_quote (id uuid primary key);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table bound_quote;`);
  }
}
