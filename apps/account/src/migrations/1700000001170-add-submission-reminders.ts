import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When an agency is reminded of the information that it was asked for. */
export class AddSubmissionReminders1700000001170 implements MigrationInterface {
  name = 'AddSubmissionReminders1700000001170';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table submission add column reminder_due timestamptz;
      create index submission_reminder on submission (reminder_due) where reminder_due is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index submission_reminder;
      alter table submission drop column reminder_due;
    `);
  }
}
