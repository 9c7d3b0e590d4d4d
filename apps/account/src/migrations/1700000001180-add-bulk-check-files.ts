import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files of accounts whose check is a job. */
export class AddBulkCheckFiles1700000001180 implements MigrationInterface {
  name = 'AddBulkCheckFiles1700000001180';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table bulk_check_file (
        id uuid primary key,
        organization_id uuid not null,
        asked_by uuid not null,
        file_name text not null,
        file bytea not null,
        headings jsonb not null,
        setting jsonb not null,
        created timestamptz not null
      );
      create index bulk_check_file_by_time on bulk_check_file (created);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table bulk_check_file');
  }
}
