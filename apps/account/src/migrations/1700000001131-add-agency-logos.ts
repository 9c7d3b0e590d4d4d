import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The logos of agencies, and what was uploaded to be cropped. */
export class AddAgencyLogos1700000001131 implements MigrationInterface {
  name = 'AddAgencyLogos1700000001131';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table agency_logo (
        agency_id uuid not null references agency,
        kind text not null,
        stage text not null,
        id uuid not null unique,
        bytes bytea not null,
        created timestamptz not null,
        primary key (agency_id, kind, stage)
      );
      alter table agency add column small_logo_id uuid, add column medium_logo_id uuid;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table agency drop column small_logo_id, drop column medium_logo_id;
      drop table agency_logo;
    `);
  }
}
