import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which documents are those of the commission of an agency for a month. */
export class AddCommissionStatements1700000008061 implements MigrationInterface {
  name = 'AddCommissionStatements1700000008061';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table commission_statement (
        id uuid primary key,
        agency_id uuid not null,
        year integer not null,
        month integer not null,
        currency text not null,
        pdf_id uuid not null references document,
        csv_id uuid not null references document,
        unique (agency_id, year, month, currency)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table commission_statement;');
  }
}
