import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Security tools of accounts: what is connected, what was read, which consents were used. */
export class AddConnections1700000010100 implements MigrationInterface {
  name = 'AddConnections1700000010100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table account_link
        add column agency_id uuid,
        add column team_ids uuid[] not null default '{}',
        add column mssp_ids uuid[] not null default '{}';
      create index account_link_of_agency on account_link (agency_id);
      create index account_link_of_mssp on account_link using gin (mssp_ids);
      create table connector (
        id uuid primary key,
        account_id uuid not null,
        connector_type text not null,
        created timestamptz not null,
        unique (account_id, connector_type)
      );
      create table connection (
        id uuid primary key,
        connector_id uuid not null references connector (id),
        account_id uuid not null,
        connector_type text not null,
        status text not null check (status in ('PENDING', 'SUCCESS', 'FAILED', 'DISCONNECTED')),
        label text,
        metadata jsonb not null,
        secrets text,
        problem text,
        score integer check (score between 0 and 100),
        source_key text,
        digest text,
        connected_by uuid not null,
        consent text not null,
        created timestamptz not null,
        refreshed timestamptz,
        next_refresh timestamptz,
        tries integer not null,
        removed timestamptz,
        purge_at timestamptz,
        purged timestamptz
      );
      create index connection_of_account on connection (account_id) where removed is null;
      create index connection_of_connector on connection (connector_id);
      create index connection_due on connection (next_refresh) where next_refresh is not null;
      create index connection_to_purge on connection (purge_at) where purged is null and purge_at is not null;
      create table finding (
        id uuid primary key,
        connection_id uuid not null references connection (id),
        check_name text not null,
        subject text not null,
        title text not null,
        verdict text not null,
        rank integer not null,
        severity text not null,
        control text,
        evidence text not null,
        points double precision not null,
        seen_at timestamptz not null
      );
      create index finding_of_connection on finding (connection_id, verdict, rank, id);
      create table connector_score (
        connection_id uuid not null references connection (id),
        day date not null,
        score integer not null,
        measured_at timestamptz not null,
        primary key (connection_id, day)
      );
      create table provider_organization (
        id uuid primary key,
        account_id uuid not null unique,
        created timestamptz not null
      );
      create table used_consent (
        state_hash text primary key,
        expires timestamptz not null
      );
      create index used_consent_over on used_consent (expires);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table used_consent;
      drop table provider_organization;
      drop table connector_score;
      drop table finding;
      drop table connection;
      drop table connector;
      alter table account_link
        drop column agency_id, drop column team_ids, drop column mssp_ids;
    `);
  }
}
