import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The sessions that ended while tokens of theirs may live. */
export class AddEndedSessions1700000011101 implements MigrationInterface {
  name = 'AddEndedSessions1700000011101';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table ended_session (session_id uuid primary key, tokens_expire timestamptz not null);
      create index ended_session_expiry on ended_session (tokens_expire);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table ended_session;');
  }
}
