import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Outbox, inbox and the version counter of each subject. */
export class AddMessaging1700000000000 implements MigrationInterface {
  name = 'AddMessaging1700000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table subject_version (subject text primary key, version integer not null);
      create table outbox (
        sequence bigserial primary key,
        id uuid not null unique,
        type text not null,
        subject text not null,
        body jsonb not null,
        created timestamptz not null,
        published timestamptz,
        attempts integer not null default 0,
        error text,
        parked timestamptz
      );
      create index outbox_waiting on outbox (sequence) where published is null and parked is null;
      create table inbox (
        consumer text not null,
        event_id uuid not null,
        handled timestamptz not null,
        primary key (consumer, event_id)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table inbox; drop table outbox; drop table subject_version;`);
  }
}
