import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a person decided that a parked event is never sent. */
export class AddDiscardedEvents1700000000006 implements MigrationInterface {
  name = 'AddDiscardedEvents1700000000006';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table outbox add column discarded timestamptz;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table outbox drop column discarded;`);
  }
}
