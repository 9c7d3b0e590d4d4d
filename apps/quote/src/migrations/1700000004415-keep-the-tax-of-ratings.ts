import type { MigrationInterface, QueryRunner } from 'typeorm';

/** On each rating the row of the surplus lines taxes that it read. */
export class KeepTheTaxOfRatings1700000004415 implements MigrationInterface {
  name = 'KeepTheTaxOfRatings1700000004415';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table rating add column surplus_tax jsonb`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table rating drop column surplus_tax`);
  }
}
