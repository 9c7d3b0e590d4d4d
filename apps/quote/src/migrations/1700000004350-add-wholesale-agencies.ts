import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether an agency is a wholesaler; one told of before has the usual commission until it is saved. */
export class AddWholesaleAgencies1700000004350 implements MigrationInterface {
  name = 'AddWholesaleAgencies1700000004350';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table agency add column is_wholesale boolean not null default false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table agency drop column is_wholesale');
  }
}
