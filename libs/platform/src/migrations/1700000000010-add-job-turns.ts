import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a job was last begun: whose turn it is goes by that. */
export class AddJobTurns1700000000010 implements MigrationInterface {
  name = 'AddJobTurns1700000000010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table job add column begun timestamptz;
      create index job_person on job (organization_id, user_id, begun);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index job_person;
      alter table job drop column begun;
    `);
  }
}
