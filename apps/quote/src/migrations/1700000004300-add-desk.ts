import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What underwriters set on one quote, who has read it, and the events that it excludes. */
export class AddDesk1700000004300 implements MigrationInterface {
  name = 'AddDesk1700000004300';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table quote
        add column commission_pct double precision,
        add column bypass_cf_rules boolean not null default false,
        add column is_read boolean not null default false,
        add column is_read_by_customer boolean not null default false,
        add column specified_events jsonb not null default '[]';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table quote
        drop column commission_pct,
        drop column bypass_cf_rules,
        drop column is_read,
        drop column is_read_by_customer,
        drop column specified_events;
    `);
  }
}
