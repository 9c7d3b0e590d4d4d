import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The words of documents, by which they are found. */
export class SearchWhatDocumentsSay1700000008265 implements MigrationInterface {
  name = 'SearchWhatDocumentsSay1700000008265';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table document_words (
        document_id uuid primary key,
        words tsvector not null
      );
      create index document_words_said on document_words using gin (words);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table document_words');
  }
}
