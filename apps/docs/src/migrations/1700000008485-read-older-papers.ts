import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Papers that were there before papers were found by what they say: each is to be read once. */
export class ReadOlderPapers1700000008485 implements MigrationInterface {
  name = 'ReadOlderPapers1700000008485';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table unread_document (
        document_id uuid primary key,
        tries integer not null default 0
      );
      create index unread_document_next on unread_document (tries, document_id);
      insert into unread_document (document_id)
        select id from document
        where removed is null and content_type = 'application/pdf'
          and not exists (select from document_words where document_id = document.id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table unread_document');
  }
}
