import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whose treaties are whose: a reinsurer hears of the policies under its own. */
export class AddTreatyLinks1700000011310 implements MigrationInterface {
  name = 'AddTreatyLinks1700000011310';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table treaty_link (
        id uuid primary key,
        reinsurer_id uuid not null,
        version integer not null
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table treaty_link');
  }
}
