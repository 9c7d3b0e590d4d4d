import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The wish of an agency for another name of a client, until staff decide and after. */
export class AddRenameRequests1700000001123 implements MigrationInterface {
  name = 'AddRenameRequests1700000001123';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table account add column rename_request jsonb;
      create index account_rename_open on account (sort_name)
        where rename_request ->> 'status' = 'OPEN';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table account drop column rename_request');
  }
}
