import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When an overdue invoice was last told of. */
export class AddReminders1700000006004 implements MigrationInterface {
  name = 'AddReminders1700000006004';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table invoice add column overdue_told_on date;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table invoice drop column overdue_told_on;
    `);
  }
}
