import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The profiles and terms of agencies; those that signed up before have a profile to be completed. */
export class AddAgencies1700000001105 implements MigrationInterface {
  name = 'AddAgencies1700000001105';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table agency (
        id uuid primary key,
        agency_id text,
        name text not null,
        sort_name text generated always as (lower(name)) stored,
        description text,
        hostname text,
        npn text,
        contact_first_name text,
        contact_last_name text,
        contact_email text,
        contact_phone text,
        region text not null,
        duns_number text,
        commission double precision,
        additional_broker_fee bigint not null default 0,
        is_wholesale boolean not null default false,
        is_appointed boolean not null default false,
        agency_billed boolean not null default false,
        enforce_mfa boolean not null default false,
        can_issue boolean not null default false,
        payment_terms integer,
        programs text[] not null default '{}',
        levels jsonb not null default '[]',
        deleted boolean not null default false,
        created timestamptz not null,
        modified timestamptz not null
      );
      create index agency_by_name on agency (sort_name, id) where not deleted;
      create index agency_search on agency using gin (sort_name gin_trgm_ops) where not deleted;
      insert into agency (id, name, hostname, region, created, modified)
        select id, name, hostname, coalesce(location_alias, 'US'), now(), now()
        from organization where account_type = 'AGENCY' and not deleted;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table agency;');
  }
}
