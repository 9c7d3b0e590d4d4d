import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Webhooks of organisations and the deliveries to them. */
export class AddWebhooks1700000010000 implements MigrationInterface {
  name = 'AddWebhooks1700000010000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table organization (
        id uuid primary key,
        account_type text not null,
        name text not null,
        deleted boolean not null,
        version integer not null
      );
      create index organization_by_name on organization (lower(name));
      create table account_link (
        id uuid primary key,
        aggregator_id uuid,
        version integer not null
      );
      create table webhook (
        id uuid primary key,
        organization_id uuid not null,
        account_type text not null,
        company_name text not null,
        client_id text not null unique,
        secret text not null,
        webhook_url text,
        switched_off timestamptz,
        deleted boolean not null default false,
        created timestamptz not null
      );
      create index webhook_of_organization on webhook (organization_id) where not deleted;
      create table delivery (
        id uuid primary key,
        webhook_id uuid not null references webhook,
        event_id uuid not null,
        event_type text not null,
        body text not null,
        state text not null check (state in ('WAITING', 'DELIVERED', 'DEAD')),
        attempts integer not null default 0,
        last_status integer,
        created timestamptz not null,
        next_try timestamptz not null,
        unique (webhook_id, event_id)
      );
      create index delivery_due on delivery (next_try) where state = 'WAITING';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'drop table delivery; drop table webhook; drop table account_link; drop table organization;',
    );
  }
}
