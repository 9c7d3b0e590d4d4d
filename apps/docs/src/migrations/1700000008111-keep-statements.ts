import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a statement was printed of, so that it can be printed with its payment. */
export class KeepStatements1700000008111 implements MigrationInterface {
  name = 'KeepStatements1700000008111';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table commission_statement add statement jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table commission_statement drop column statement');
  }
}
