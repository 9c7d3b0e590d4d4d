import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a client tells of itself, where each fact comes from, and how the account stands. */
export class AddClientRecord1700000001060 implements MigrationInterface {
  name = 'AddClientRecord1700000001060';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table account
        add column domains text[] not null default '{}',
        add column url text,
        add column no_domain_attested boolean not null default false,
        add column is_franchise boolean not null default false,
        add column franchise_system_connectivity boolean,
        add column dba_or_tradestyle text,
        add column primary_naics_percentage double precision,
        add column second_naics_code text,
        add column second_primary_industry text,
        add column second_secondary_industry text,
        add column ein text,
        add column non_us_revenue bigint,
        add column total_revenue bigint,
        add column collecting_personal_information boolean,
        add column percent_international_sales double precision,
        add column change_in_scope boolean,
        add column change_in_scope_detail text,
        add column fact_origins jsonb not null default '{}',
        add column is_verified_by_agent boolean not null default false,
        add column verified_date timestamptz,
        add column verified_by uuid,
        add column is_certified boolean not null default false,
        add column agent jsonb,
        add column tag_ids uuid[] not null default '{}',
        add column mssp_ids uuid[] not null default '{}',
        add column status_reason text;
      create index account_by_tag on account using gin (tag_ids);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table account
        drop column domains, drop column url, drop column no_domain_attested,
        drop column is_franchise, drop column franchise_system_connectivity,
        drop column dba_or_tradestyle, drop column primary_naics_percentage,
        drop column second_naics_code, drop column second_primary_industry,
        drop column second_secondary_industry, drop column ein, drop column non_us_revenue,
        drop column total_revenue, drop column collecting_personal_information,
        drop column percent_international_sales, drop column change_in_scope,
        drop column change_in_scope_detail, drop column fact_origins,
        drop column is_verified_by_agent, drop column verified_date, drop column verified_by,
        drop column is_certified, drop column agent, drop column tag_ids,
        drop column mssp_ids, drop column status_reason;
    `);
  }
}
