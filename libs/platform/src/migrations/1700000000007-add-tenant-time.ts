import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the clocks of tenants show; empty outside sandbox mode. */
export class AddTenantTime1700000000007 implements MigrationInterface {
  name = 'AddTenantTime1700000000007';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table tenant_time (organization_id uuid primary key, now timestamptz not null);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table tenant_time;');
  }
}
