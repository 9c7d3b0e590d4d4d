import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What staff and admins keep of people, whom they may act for, and the client accounts of agents. */
export class AddAdministration1700000002100 implements MigrationInterface {
  name = 'AddAdministration1700000002100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table app_user
        add column primary_contact boolean not null default false,
        add column billing_contact boolean not null default false,
        add column slack_handle text,
        add column sort_name text
          generated always as (lower(first_name || ' ' || last_name)) stored;
      create index app_user_by_name on app_user (sort_name, id) where not removed;
      create index app_user_of_role on app_user (role_id) where not removed;
      alter table role
        add column can_be_given boolean not null default true,
        add column staff_role_id uuid references role;
      alter table session
        add column acting_organization_id uuid references organization,
        add column acting_role_id uuid references role;
      create table user_access (
        user_id uuid not null references app_user,
        organization_id uuid not null references organization,
        access text not null check (access in ('AGENCY', 'ACCOUNT')),
        role_id uuid references role,
        primary key (user_id, organization_id, access),
        check ((access = 'ACCOUNT') = (role_id is not null))
      );
      create table jump_token (
        token_hash text primary key,
        user_id uuid not null references app_user,
        organization_id uuid not null references organization,
        role_id uuid references role,
        created timestamptz not null,
        expires timestamptz not null
      );
      create index jump_token_by_expiry on jump_token (expires);
      create table client_account (
        account_id uuid primary key,
        agency_id uuid,
        user_id uuid,
        team_ids uuid[] not null default '{}',
        modified timestamptz not null
      );
      create index client_account_of_user on client_account (user_id);
      create table favorite (
        user_id uuid not null references app_user,
        account_id uuid not null,
        primary key (user_id, account_id)
      );
      create table blacklisted_domain (
        id uuid primary key,
        name text not null unique,
        added_by text not null,
        created timestamptz not null
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table blacklisted_domain; drop table favorite; drop table client_account;
      drop table jump_token; drop table user_access;
      alter table session drop column acting_role_id, drop column acting_organization_id;
      alter table role drop column staff_role_id, drop column can_be_given;
      alter table app_user drop column sort_name, drop column slack_handle,
        drop column billing_contact, drop column primary_contact;
    `);
  }
}
