import type { MigrationInterface, QueryRunner } from 'typeorm';
import { FEATURE_FLAGS } from '../domain/feature-flags';

/** Flags, live events of the last hour, and since when a person's older tokens are refused. */
export class AddGateway1700000011000 implements MigrationInterface {
  name = 'AddGateway1700000011000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table feature_flag (
        key text primary key,
        enabled boolean not null,
        modified timestamptz not null,
        modified_by uuid
      );
      create table live_event (
        sequence bigserial primary key,
        id uuid not null unique,
        type text not null,
        subject text not null,
        time timestamptz not null,
        audience jsonb not null,
        facts jsonb not null
      );
      create index live_event_by_time on live_event (time);
      create table revocation (user_id uuid primary key, not_before timestamptz not null);
    `);
    await runner.query(
      `insert into feature_flag (key, enabled, modified)
       select key, enabled, now() from unnest($1::text[], $2::boolean[]) as flag (key, enabled)`,
      [Object.keys(FEATURE_FLAGS), Object.values(FEATURE_FLAGS)],
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table revocation; drop table live_event; drop table feature_flag;`);
  }
}
