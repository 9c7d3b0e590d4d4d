import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of which insureds a scan is out: their score is pending. */
export class KnowScans1700000004440 implements MigrationInterface {
  name = 'KnowScans1700000004440';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'create table account_scan (id uuid primary key, scan_id uuid not null, since timestamptz not null)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table account_scan');
  }
}
