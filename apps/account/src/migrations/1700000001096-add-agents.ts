import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who can serve an account, who would like to, and the team that gets what nobody named. */
export class AddAgents1700000001096 implements MigrationInterface {
  name = 'AddAgents1700000001096';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table agent (
        id uuid primary key,
        organization_id uuid not null,
        name text not null,
        email text not null,
        phone text,
        npn text,
        team_ids uuid[] not null,
        enabled boolean not null,
        version integer not null
      );
      create index agent_of_organization on agent (organization_id, email);
      create table interested_agency (
        account_id uuid not null,
        agency_id uuid not null,
        since timestamptz not null,
        primary key (account_id, agency_id)
      );
      alter table team add is_default boolean not null default false;
      create index team_of_organization on team (organization_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index team_of_organization;
      alter table team drop is_default;
      drop table interested_agency; drop table agent;
    `);
  }
}
