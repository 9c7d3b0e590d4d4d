import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The name that account has for an insured: a policy takes no other. */
export class AddAccountNames1700000005400 implements MigrationInterface {
  name = 'AddAccountNames1700000005400';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table account add column name text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table account drop column name');
  }
}
