import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which aggregator an agency belongs to. */
export class AddAgencyLinks1700000010056 implements MigrationInterface {
  name = 'AddAgencyLinks1700000010056';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table agency_link (
        id uuid primary key,
        aggregator_id uuid,
        version integer not null
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table agency_link;');
  }
}
