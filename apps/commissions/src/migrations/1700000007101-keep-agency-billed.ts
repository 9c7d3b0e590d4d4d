import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether an agency keeps its commission of what it collects; until now none did. */
export class KeepAgencyBilled1700000007101 implements MigrationInterface {
  name = 'KeepAgencyBilled1700000007101';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table policy_commission add kept boolean not null default false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table policy_commission drop column kept');
  }
}
