import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What staff tell everybody of an incident, in the words of each edition. */
export class AddIncidents1700000011320 implements MigrationInterface {
  name = 'AddIncidents1700000011320';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table incident (
        id uuid primary key,
        texts jsonb not null,
        status_url text,
        shown_from timestamptz not null,
        shown_until timestamptz,
        ended_on timestamptz,
        created timestamptz not null
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table incident');
  }
}
