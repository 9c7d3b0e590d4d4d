import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddClaims1700000009000 implements MigrationInterface {
  name = 'AddClaims1700000009000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create extension if not exists pg_trgm;
      create table account (
        id uuid primary key,
        team_ids uuid[] not null,
        version integer not null
      );
      create table policy_cover (
        id uuid primary key,
        policy_number text not null,
        product text not null,
        status text not null,
        account_id uuid not null,
        agency_id uuid,
        carrier_id uuid,
        treaty_ids uuid[] not null,
        insured_name text not null,
        time_zone text not null,
        currency text not null,
        layers jsonb not null,
        version integer not null
      );
      create index cover_of_account on policy_cover (account_id);
      create index cover_of_agency on policy_cover (agency_id);
      create index cover_of_carrier on policy_cover (carrier_id);
      create table claim_counter (year integer primary key, last integer not null);
      create table claim (
        id uuid primary key,
        policy_id uuid not null references policy_cover,
        is_policy_matched boolean,
        status text not null,
        claim_number text unique,
        reported_date date,
        notice jsonb not null,
        search_text text generated always as (lower(
          coalesce(claim_number, '') || ' ' || coalesce(notice ->> 'name', '') || ' ' ||
          coalesce(notice ->> 'companyName', '')
        )) stored,
        vendor_ids uuid[] not null,
        created timestamptz not null,
        created_by uuid not null,
        owner_id uuid not null,
        modified timestamptz not null
      );
      create index claim_of_policy on claim (policy_id, created desc, id);
      create index claim_by_created on claim (created, id);
      create index claim_by_status on claim (status, created, id);
      create index claim_of_vendor on claim using gin (vendor_ids);
      create index claim_search on claim using gin (search_text gin_trgm_ops);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `drop table claim; drop table claim_counter; drop table policy_cover; drop table account;`,
    );
  }
}
