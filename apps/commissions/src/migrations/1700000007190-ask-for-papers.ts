import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Closed statements that have no paper are found, and asked for one. */
export class AskForPapers1700000007190 implements MigrationInterface {
  name = 'AskForPapers1700000007190';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table statement add column paper_asked boolean not null default false;
      update statement set paper_asked = true where doc_id is not null;
      create index statement_without_paper on statement (closes_on, id)
        where status <> 'OPEN' and not paper_asked;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table statement drop column paper_asked');
  }
}
