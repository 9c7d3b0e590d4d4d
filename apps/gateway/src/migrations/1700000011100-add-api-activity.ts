import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What machines called, and the keys that they called with. */
export class AddApiActivity1700000011100 implements MigrationInterface {
  name = 'AddApiActivity1700000011100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table api_client (
        id uuid primary key,
        organization_id uuid not null,
        name text,
        version integer not null
      );
      create table api_activity (
        id uuid primary key,
        api_client_id uuid not null,
        organization_id uuid not null,
        method text not null,
        path text not null,
        status integer not null,
        duration_ms integer not null,
        created timestamptz not null
      );
      create index api_activity_by_time on api_activity (created, id);
      create index api_activity_of_organization on api_activity (organization_id, created, id);
      create index api_activity_of_client on api_activity (api_client_id, created, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table api_activity; drop table api_client;');
  }
}
