import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Signing keys, sessions with their refresh tokens, and what slows a guesser. */
export class AddSessions1700000002001 implements MigrationInterface {
  name = 'AddSessions1700000002001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table signing_key (
        kid text primary key,
        public_jwk jsonb not null,
        private_jwk text not null,
        created timestamptz not null
      );
      create table session (
        id uuid primary key,
        user_id uuid not null references app_user,
        created timestamptz not null,
        ended timestamptz
      );
      create index session_of_user on session (user_id) where ended is null;
      create table refresh_token (
        token_hash text primary key,
        session_id uuid not null references session on delete cascade,
        created timestamptz not null,
        expires timestamptz not null,
        used timestamptz
      );
      create index refresh_token_of_session on refresh_token (session_id);
      create index refresh_token_by_expiry on refresh_token (expires);
      create table wrong_password (
        id uuid primary key,
        email text not null,
        address text not null,
        occurred timestamptz not null
      );
      create index wrong_password_of_account on wrong_password (email, occurred);
      create index wrong_password_of_address on wrong_password (address, occurred);
      create index wrong_password_by_time on wrong_password (occurred);
      create table known_device (
        user_id uuid not null references app_user,
        address text not null,
        last_used timestamptz not null,
        primary key (user_id, address)
      );
      create index known_device_by_time on known_device (last_used);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `drop table known_device; drop table wrong_password; drop table refresh_token;
       drop table session; drop table signing_key;`,
    );
  }
}
