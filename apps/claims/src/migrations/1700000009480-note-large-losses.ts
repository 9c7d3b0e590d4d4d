import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When carrier and reinsurers were notified of the event of a claim. */
export class NoteLargeLosses1700000009480 implements MigrationInterface {
  name = 'NoteLargeLosses1700000009480';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table claims_file add column large_loss_notified timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table claims_file drop column large_loss_notified');
  }
}
