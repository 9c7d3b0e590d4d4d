import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What meets a condition by itself, a file of a kind or a factor of the score; who is reminded when. */
export class AddAutoClear1700000004340 implements MigrationInterface {
  name = 'AddAutoClear1700000004340';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table subjectivity add column auto_clear jsonb, add column reminded_on timestamptz;
      create index subjectivity_due on subjectivity (due_at)
        where state in ('open', 'submitted') and reminded_on is null;
      alter table subjectivity_setting add column auto_clear jsonb;
      alter table document_of_quote add column doc_type text;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table document_of_quote drop column doc_type;
      alter table subjectivity_setting drop column auto_clear;
      drop index subjectivity_due;
      alter table subjectivity drop column reminded_on, drop column auto_clear;
    `);
  }
}
