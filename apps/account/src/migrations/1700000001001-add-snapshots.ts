import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What this service keeps of auth's organisations and teams. */
export class AddSnapshots1700000001001 implements MigrationInterface {
  name = 'AddSnapshots1700000001001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table organization (
        id uuid primary key,
        account_type text not null,
        name text not null,
        hostname text,
        deleted boolean not null,
        version integer not null
      );
      create table team (
        id uuid primary key,
        organization_id uuid not null,
        name text not null,
        deleted boolean not null,
        version integer not null
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table team; drop table organization;`);
  }
}
