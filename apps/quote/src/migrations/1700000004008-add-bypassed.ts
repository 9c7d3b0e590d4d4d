import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The terms that a caller with bypass gave. */
export class AddBypassed1700000004008 implements MigrationInterface {
  name = 'AddBypassed1700000004008';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table quote add column bypassed jsonb not null default '[]';`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table quote drop column bypassed;`);
  }
}
