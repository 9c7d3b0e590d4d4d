import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A quote that was rescinded and restored is billed once more, under its new policy. */
export class BindAgain1700000006006 implements MigrationInterface {
  name = 'BindAgain1700000006006';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table policy_bill drop constraint policy_bill_quote_id_key');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table policy_bill add unique (quote_id)');
  }
}
