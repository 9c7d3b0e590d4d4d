import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Until when a loss can be reported to a policy that has ended. */
export class AddReporting1700000009440 implements MigrationInterface {
  name = 'AddReporting1700000009440';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table policy_cover add column reported_before date');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table policy_cover drop column reported_before');
  }
}
