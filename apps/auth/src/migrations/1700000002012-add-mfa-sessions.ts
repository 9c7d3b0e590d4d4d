import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where each session is, for its person to see. */
export class AddMfaSessions1700000002012 implements MigrationInterface {
  name = 'AddMfaSessions1700000002012';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table session
        add column address text not null default '',
        add column agent text not null default '',
        add column last_used timestamptz;
      update session set last_used = created;
      alter table session alter column last_used set not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table session drop column last_used, drop column agent, drop column address',
    );
  }
}
