import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The ledger of mails that arrived, what became of each, and who proved to have sent it. */
export class AddMailArrivals1700000008100 implements MigrationInterface {
  name = 'AddMailArrivals1700000008100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table mail_arrival (
        id uuid primary key,
        number bigint generated always as identity,
        name text not null,
        arrived timestamptz not null,
        size bigint not null,
        noted timestamptz not null,
        lane text not null default 'FAST' check (lane in ('FAST', 'SLOW')),
        state text not null default 'WAITING'
          check (state in ('WAITING', 'TAKEN', 'LAID_ASIDE', 'DISCARDED')),
        tries integer not null default 0,
        next_try timestamptz not null,
        error text,
        unique (name, arrived, size)
      );
      create index mail_arrival_waiting on mail_arrival (lane, number) where state = 'WAITING';
      create index mail_arrival_aside on mail_arrival (number) where state = 'LAID_ASIDE';
      alter table doc_message add column message_id text, add column triage_detail text,
        add column application jsonb;
      alter table document add column content_key text;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table mail_arrival;
      alter table doc_message drop column message_id, drop column triage_detail,
        drop column application;
      alter table document drop column content_key;
    `);
  }
}
