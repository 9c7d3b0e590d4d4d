import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a circumstance ended without becoming a claim, and why. */
export class EndCircumstances1700000009471 implements MigrationInterface {
  name = 'EndCircumstances1700000009471';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table claim add column ended_on date, add column circumstance_reason text',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table claim drop column ended_on, drop column circumstance_reason');
  }
}
