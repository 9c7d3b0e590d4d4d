import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where consoles broke, and how often. */
export class AddCrashes1700000011330 implements MigrationInterface {
  name = 'AddCrashes1700000011330';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table crash (
        id uuid primary key,
        message text not null,
        place text not null,
        version text not null,
        frames jsonb not null,
        count integer not null,
        first_seen timestamptz not null,
        last_seen timestamptz not null,
        unique (message, place, version)
      );
      create index crash_last_seen on crash (last_seen);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table crash');
  }
}
