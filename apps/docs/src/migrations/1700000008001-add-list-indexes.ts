import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every order and every filter of a list has an index: none reads a whole table. */
export class AddListIndexes1700000008001 implements MigrationInterface {
  name = 'AddListIndexes1700000008001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create extension if not exists pg_trgm;
      create index document_by_title on document (title, id);
      create index document_by_type on document (doc_type, id);
      create index document_by_size on document (size, id);
      create index document_of_type on document (doc_type, created, id);
      create index document_of_product on document (product, created, id);
      create index document_search on document using gin (title gin_trgm_ops);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index document_by_title, document_by_type, document_by_size, document_of_type,
        document_of_product, document_search;
    `);
  }
}
