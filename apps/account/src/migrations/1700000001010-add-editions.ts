import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The edition of an organisation decides which list of industries it searches. */
export class AddEditions1700000001010 implements MigrationInterface {
  name = 'AddEditions1700000001010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table organization add column location_alias text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table organization drop column location_alias');
  }
}
