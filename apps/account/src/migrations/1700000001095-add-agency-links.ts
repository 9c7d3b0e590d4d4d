import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which cluster an agency belongs to. */
export class AddAgencyLinks1700000001095 implements MigrationInterface {
  name = 'AddAgencyLinks1700000001095';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table agency_link (
        agency_id uuid primary key,
        cluster_id uuid
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table agency_link;');
  }
}
