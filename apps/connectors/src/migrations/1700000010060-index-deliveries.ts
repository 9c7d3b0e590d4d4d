import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds what a webhook was sent, the latest first. */
export class IndexDeliveries1700000010060 implements MigrationInterface {
  name = 'IndexDeliveries1700000010060';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create index delivery_of_webhook on delivery (webhook_id, created, id);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index delivery_of_webhook;');
  }
}
