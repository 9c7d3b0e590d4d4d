import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which cloud providers of a client are connected, and which a PrimeCloud policy names. */
export class AddCloudServices1700000005800 implements MigrationInterface {
  name = 'AddCloudServices1700000005800';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table cloud_tool (
        id uuid primary key,
        account_id uuid not null,
        connector_type text not null,
        removed boolean not null,
        version integer not null
      );
      create index cloud_tool_of_account on cloud_tool (account_id) where not removed;
      alter table policy add column cloud_services text[];
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table policy drop column cloud_services;
      drop table cloud_tool;
    `);
  }
}
