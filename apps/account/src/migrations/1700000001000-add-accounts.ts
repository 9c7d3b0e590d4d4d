import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddAccounts1700000001000 implements MigrationInterface {
  name = 'AddAccounts1700000001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create extension if not exists pg_trgm;
      create table account (
        id uuid primary key,
        cbid text,
        name text not null,
        sort_name text generated always as (lower(name)) stored,
        status text not null,
        phone text not null,
        address1 text not null,
        address2 text,
        address3 text,
        city text not null,
        state text,
        zip_code text not null,
        country text not null,
        team_ids uuid[] not null,
        agency_id uuid,
        aggregator_id uuid,
        created timestamptz not null,
        created_by uuid not null,
        modified timestamptz not null
      );
      create unique index account_once_per_agency on account
        (coalesce(agency_id, aggregator_id, '00000000-0000-0000-0000-000000000000'),
         sort_name, zip_code) where status <> 'Deleted';
      create index account_by_name on account (sort_name, id);
      create index account_by_status on account (status, id);
      create index account_by_created on account (created, id);
      create index account_by_modified on account (modified, id);
      create index account_of_agency_by_name on account (agency_id, sort_name, id);
      create index account_of_agency_by_status on account (agency_id, status, id);
      create index account_of_agency_by_created on account (agency_id, created, id);
      create index account_of_agency_by_modified on account (agency_id, modified, id);
      create index account_of_aggregator on account (aggregator_id, sort_name, id);
      create index account_name_search on account using gin (sort_name gin_trgm_ops);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table account;`);
  }
}
