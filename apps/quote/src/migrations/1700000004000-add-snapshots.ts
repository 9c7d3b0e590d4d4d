import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What this service keeps of accounts, their scores, organisations and people. */
export class AddSnapshots1700000004000 implements MigrationInterface {
  name = 'AddSnapshots1700000004000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table account (
        id uuid primary key,
        name text not null,
        status text not null,
        city text not null,
        state text,
        zip_code text not null,
        country text not null,
        time_zone text not null,
        agency_id uuid,
        team_ids uuid[] not null,
        aggregator_id uuid,
        industry_code text,
        revenue bigint,
        employees integer,
        year_established integer,
        records bigint,
        claim_history integer,
        percent_international_sales double precision,
        franchise_system_connectivity boolean,
        security_answers jsonb not null,
        profile_score double precision,
        version integer not null
      );
      create index account_of_team on account using gin (team_ids);
      create table account_score (
        id uuid primary key,
        company_aggregate integer not null,
        industry_aggregate integer not null,
        factors jsonb not null,
        profile_score double precision not null,
        version integer not null
      );
      create table organization (
        id uuid primary key,
        name text not null,
        version integer not null
      );
      create table person (
        id uuid primary key,
        first_name text not null,
        last_name text not null,
        email text not null,
        phone text,
        authority_level integer,
        enabled boolean not null,
        version integer not null
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `drop table person; drop table organization; drop table account_score; drop table account;`,
    );
  }
}
