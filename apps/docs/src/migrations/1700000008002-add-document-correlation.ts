import type { MigrationInterface, QueryRunner } from 'typeorm';

/** From which request a document came; older ones do not say. */
export class AddDocumentCorrelation1700000008002 implements MigrationInterface {
  name = 'AddDocumentCorrelation1700000008002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table document add column correlation_id text;');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table document drop column correlation_id;');
  }
}
