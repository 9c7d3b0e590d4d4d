import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What ties agencies, accounts and treaties to partners: they hear of what is theirs. */
export class AddLinks1700000011106 implements MigrationInterface {
  name = 'AddLinks1700000011106';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table agency_link (
        id uuid primary key,
        cluster_id uuid,
        aggregator_id uuid,
        version integer not null
      );
      create table account_link (
        id uuid primary key,
        aggregator_id uuid,
        mssp_ids uuid[] not null,
        version integer not null
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table account_link; drop table agency_link;');
  }
}
