import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is kept of partners beside their names, and what people keep for themselves. */
export class AddPartners1700000002102 implements MigrationInterface {
  name = 'AddPartners1700000002102';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table organization
        add column description text,
        add column contact_first_name text,
        add column contact_last_name text,
        add column contact_email text,
        add column contact_phone text;
      create index organization_by_name on organization (name, id) where not deleted;
      create unique index organization_hostname_once on organization (hostname)
        where hostname is not null and not deleted;
      create table preference (
        user_id uuid primary key references app_user,
        entries jsonb not null,
        modified timestamptz not null
      );
      create table saved_view (
        id uuid primary key,
        user_id uuid not null references app_user,
        screen text not null,
        name text not null,
        query text not null,
        created timestamptz not null
      );
      create unique index saved_view_once on saved_view (user_id, screen, lower(name));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table saved_view; drop table preference; drop index organization_hostname_once;
      drop index organization_by_name;
      alter table organization drop column contact_phone, drop column contact_email,
        drop column contact_last_name, drop column contact_first_name, drop column description;
    `);
  }
}
