import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files of accounts, and what became of each of their rows. */
export class AddBulkUploads1700000001132 implements MigrationInterface {
  name = 'AddBulkUploads1700000001132';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table bulk_upload (
        id uuid primary key,
        organization_id uuid not null,
        uploaded_by uuid not null,
        file_name text not null,
        file bytea not null,
        setting jsonb not null,
        num_uploaded integer not null,
        num_success integer not null default 0,
        num_failure integer not null default 0,
        upload_time timestamptz not null
      );
      create index bulk_upload_by_time on bulk_upload (upload_time, id);
      create index bulk_upload_of_organization on bulk_upload (organization_id, upload_time, id);
      create table bulk_upload_row (
        upload_id uuid not null references bulk_upload,
        line integer not null,
        account_id uuid,
        errors text,
        primary key (upload_id, line)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table bulk_upload_row; drop table bulk_upload;');
  }
}
