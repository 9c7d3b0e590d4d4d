import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What each tax of a policy was charged on; null where its quote did not tell it. */
export class AddTaxBase1700000005004 implements MigrationInterface {
  name = 'AddTaxBase1700000005004';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table policy add tax_base jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table policy drop column tax_base');
  }
}
