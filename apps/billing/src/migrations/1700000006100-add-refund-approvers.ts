import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who approved a refund to a payee, and which payment a payout gives back. */
export class AddRefundApprovers1700000006100 implements MigrationInterface {
  name = 'AddRefundApprovers1700000006100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table unapplied_cash add column approved_by_name text;
      alter table local_payout add column returns text;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table local_payout drop column returns;
      alter table unapplied_cash drop column approved_by_name;
    `);
  }
}
