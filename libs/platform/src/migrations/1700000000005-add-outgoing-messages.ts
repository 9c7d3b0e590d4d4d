import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails and text messages on their way out: sealed, and gone once they are sent. */
export class AddOutgoingMessages1700000000005 implements MigrationInterface {
  name = 'AddOutgoingMessages1700000000005';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table outgoing_message (
        id uuid primary key,
        sealed text not null,
        attempts integer not null default 0,
        next_try timestamptz not null,
        expires timestamptz not null
      );
      create index outgoing_message_expiry on outgoing_message (expires);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table outgoing_message;`);
  }
}
