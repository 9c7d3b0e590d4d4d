import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How often a job was begun without going further than before, and until when it waits. */
export class AddJobTries1700000000020 implements MigrationInterface {
  name = 'AddJobTries1700000000020';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table job
        add column tries integer not null default 0,
        add column furthest integer not null default 0,
        add column waits integer not null default 0,
        add column not_before timestamptz;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table job
        drop column tries, drop column furthest, drop column waits, drop column not_before;
    `);
  }
}
