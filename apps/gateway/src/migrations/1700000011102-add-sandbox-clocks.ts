import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The clocks of sandbox tenants, one for each. */
export class AddSandboxClocks1700000011102 implements MigrationInterface {
  name = 'AddSandboxClocks1700000011102';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table sandbox_clock (
        id uuid primary key,
        organization_id uuid not null unique,
        now timestamptz not null,
        moving_to timestamptz,
        moving_since timestamptz
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table sandbox_clock;');
  }
}
