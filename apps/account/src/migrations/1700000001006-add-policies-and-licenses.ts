import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The policies of accounts, and the licences of agencies. */
export class AddPoliciesAndLicenses1700000001006 implements MigrationInterface {
  name = 'AddPoliciesAndLicenses1700000001006';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table policy_of_account (
        id uuid primary key,
        account_id uuid not null,
        ended boolean not null,
        version integer not null
      );
      create index policy_of_account_by_account on policy_of_account (account_id);
      create table license (
        id uuid primary key,
        kind text not null check (kind in ('AGENCY', 'SURPLUS')),
        agency_id uuid not null,
        state text not null,
        number text not null,
        npn text,
        expiration_date date,
        active_resident_state boolean not null default false,
        broker_first_name text,
        broker_last_name text,
        broker_email text,
        signature_on_file boolean not null default false,
        deleted boolean not null default false,
        created timestamptz not null,
        modified timestamptz not null
      );
      create unique index license_once on license (kind, agency_id, state, lower(number))
        where not deleted;
      create index license_of_agency on license (agency_id, kind, state) where not deleted;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table license; drop table policy_of_account;');
  }
}
