import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Why a reserve was changed, what handlers are called, and the files of each. */
export class AddHandlers1700000009051 implements MigrationInterface {
  name = 'AddHandlers1700000009051';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table person add column name text;
      alter table reserve_change add column reason text;
      create index claims_file_by_handler on claims_file (handler_id, reported_date, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index claims_file_by_handler;
      alter table reserve_change drop column reason;
      alter table person drop column name;
    `);
  }
}
