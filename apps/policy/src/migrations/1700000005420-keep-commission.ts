import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Agencies keep commission of what is bound from now on; what was bound before is billed gross. */
export class KeepCommission1700000005420 implements MigrationInterface {
  name = 'KeepCommission1700000005420';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table policy add column commission_kept boolean not null default false',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table policy drop column commission_kept');
  }
}
