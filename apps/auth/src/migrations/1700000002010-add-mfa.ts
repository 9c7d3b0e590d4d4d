import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The second factors of people, and the questions that wait for a code. */
export class AddMfa1700000002010 implements MigrationInterface {
  name = 'AddMfa1700000002010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table mfa_factor (
        user_id uuid primary key references app_user,
        secret text,
        last_step integer,
        offered_secret text,
        offered_until timestamptz,
        wrong_codes integer not null default 0,
        wrong_since timestamptz,
        codes_sent integer not null default 0,
        codes_since timestamptz
      );
      create table mfa_challenge (
        user_id uuid not null references app_user,
        purpose text not null,
        mfa_type text not null,
        code_hash text,
        tries integer not null default 0,
        expires timestamptz not null,
        primary key (user_id, purpose)
      );
      create index mfa_challenge_by_expiry on mfa_challenge (expires);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table mfa_challenge; drop table mfa_factor;');
  }
}
