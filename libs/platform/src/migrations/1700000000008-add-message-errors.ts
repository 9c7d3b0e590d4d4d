import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Why a mail or a text message was not taken, and since when it waits. */
export class AddMessageErrors1700000000008 implements MigrationInterface {
  name = 'AddMessageErrors1700000000008';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table outgoing_message add column error text;
      alter table outgoing_message add column created timestamptz not null default now();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table outgoing_message drop column created;
      alter table outgoing_message drop column error;
    `);
  }
}
