import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tenants, their teams, what their people may do, and the people. */
export class AddPeople1700000002000 implements MigrationInterface {
  name = 'AddPeople1700000002000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table organization (
        id uuid primary key,
        account_type text not null,
        name text not null,
        full_name text,
        hostname text,
        location_alias text,
        enforce_mfa boolean not null default false,
        deleted boolean not null default false,
        created timestamptz not null,
        modified timestamptz not null
      );
      create table team (
        id uuid primary key,
        organization_id uuid not null references organization,
        name text not null,
        sort_name text generated always as (lower(name)) stored,
        is_default boolean not null,
        deleted boolean not null default false,
        created timestamptz not null,
        modified timestamptz not null
      );
      create unique index team_once_per_organization on team (organization_id, sort_name)
        where not deleted;
      create unique index team_default_once on team (organization_id)
        where is_default and not deleted;
      create index team_by_name on team (sort_name, id) where not deleted;
      create table role (
        id uuid primary key,
        account_type text not null,
        name text not null,
        scopes text[] not null,
        permissions text[] not null,
        unique (account_type, name)
      );
      create table app_user (
        id uuid primary key,
        organization_id uuid not null references organization,
        role_id uuid not null references role,
        first_name text not null,
        middle_name text,
        last_name text not null,
        email text not null unique check (email = lower(email)),
        phone text,
        npn text,
        authority_level integer,
        avatar_url text,
        mfa_type text not null default 'NONE',
        password_hash text,
        password_expires timestamptz,
        password_reset_date timestamptz,
        email_validated timestamptz,
        enabled boolean not null default true,
        removed boolean not null default false,
        last_login timestamptz,
        tokens_not_before timestamptz,
        created timestamptz not null,
        modified timestamptz not null
      );
      create index app_user_of_organization on app_user (organization_id, id);
      create table user_team (
        user_id uuid not null references app_user,
        team_id uuid not null references team,
        primary key (user_id, team_id)
      );
      create index user_team_of_team on user_team (team_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `drop table user_team; drop table app_user; drop table role; drop table team;
       drop table organization;`,
    );
  }
}
