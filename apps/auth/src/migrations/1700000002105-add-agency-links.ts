import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The partners of agencies, as the service of accounts tells them. */
export class AddAgencyLinks1700000002105 implements MigrationInterface {
  name = 'AddAgencyLinks1700000002105';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table agency_link (
        agency_id uuid primary key,
        aggregator_id uuid,
        cluster_id uuid,
        version integer not null
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table agency_link;');
  }
}
