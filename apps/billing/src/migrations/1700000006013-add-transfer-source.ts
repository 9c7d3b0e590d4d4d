import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which unapplied cash a payment was transferred from. */
export class AddTransferSource1700000006013 implements MigrationInterface {
  name = 'AddTransferSource1700000006013';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table payment add column transferred_from text;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table payment drop column transferred_from;`);
  }
}
