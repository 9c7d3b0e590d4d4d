import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddClaimsFiles1700000009001 implements MigrationInterface {
  name = 'AddClaimsFiles1700000009001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table person (
        id uuid primary key,
        role_name text not null,
        enabled boolean not null,
        version integer not null
      );
      create table claims_file (
        id uuid primary key references claim,
        file_status text not null,
        reported_date date not null,
        incident_date date,
        closed_date date,
        reserves jsonb not null,
        paid jsonb not null,
        handler_id uuid not null,
        created timestamptz not null,
        modified timestamptz not null
      );
      create index claims_file_by_reported on claims_file (reported_date, id);
      create index claims_file_by_status on claims_file (file_status, reported_date, id);
      create table reserve_change (
        id uuid primary key,
        claim_id uuid not null references claims_file,
        category text not null,
        previous_amount bigint not null,
        new_amount bigint not null,
        changed_by uuid not null,
        changed_on timestamptz not null
      );
      create index reserve_change_of_claim on reserve_change (claim_id, changed_on);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table reserve_change; drop table claims_file; drop table person;`);
  }
}
