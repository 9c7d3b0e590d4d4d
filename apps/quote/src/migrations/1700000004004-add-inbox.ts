import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What waits for an underwriter is a small part of all quotes. */
export class AddInbox1700000004004 implements MigrationInterface {
  name = 'AddInbox1700000004004';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index quote_in_inbox on quote (urgency_index desc, modified, id)
        where status in ('REFERRED', 'IN_REVIEW') or
          (wra_request_to_bind and status in ('READY', 'ACTIVE'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index quote_in_inbox;`);
  }
}
