import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What became of each file that came with a mail. */
export class AccountForAttachments1700000008181 implements MigrationInterface {
  name = 'AccountForAttachments1700000008181';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      "alter table doc_message add column attached jsonb not null default '[]'::jsonb",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table doc_message drop column attached');
  }
}
