import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which submission a quote was made for. */
export class AddSubmissions1700000004320 implements MigrationInterface {
  name = 'AddSubmissions1700000004320';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table submission (
        id uuid primary key,
        account_id uuid,
        agency_id uuid not null,
        status text not null,
        version integer not null
      );
      alter table quote add column submission_id uuid;
      create index quote_of_submission on quote (submission_id, modified, id)
        where submission_id is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table quote drop column submission_id; drop table submission;');
  }
}
