import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the events that are not published, the parked ones as well. */
export class AddOpenOutboxIndex1700000000004 implements MigrationInterface {
  name = 'AddOpenOutboxIndex1700000000004';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create index outbox_open on outbox (sequence) where published is null;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index outbox_open;`);
  }
}
