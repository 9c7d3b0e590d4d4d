import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Quotes that people have put aside for themselves, and those that are out for signature. */
export class AddSnoozes1700000004009 implements MigrationInterface {
  name = 'AddSnoozes1700000004009';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table quote_snooze (
        user_id uuid not null,
        quote_id uuid not null references quote,
        until timestamptz not null,
        primary key (user_id, quote_id)
      );
      create index quote_out_for_signature on quote (modified, id)
        where status in ('READY', 'ACTIVE') and sign_requested_on is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index quote_out_for_signature; drop table quote_snooze;`);
  }
}
