import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an account takes over from the directory; not known of those that exist already. */
export class AddFirmographics1700000001004 implements MigrationInterface {
  name = 'AddFirmographics1700000001004';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table account
        add column address_verified boolean not null default false,
        add column domain_name text,
        add column revenue bigint,
        add column employees integer,
        add column records bigint,
        add column naics_code text,
        add column sic_code text,
        add column primary_industry text,
        add column secondary_industry text,
        add column year_established integer,
        add column ownership_type text,
        add column entity_type text,
        add column duns_number text;
      create unique index account_once_per_company on account
        (coalesce(agency_id, aggregator_id, '00000000-0000-0000-0000-000000000000'), cbid)
        where cbid is not null and status <> 'Deleted';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index account_once_per_company;
      alter table account
        drop column address_verified, drop column domain_name, drop column revenue,
        drop column employees, drop column records, drop column naics_code, drop column sic_code,
        drop column primary_industry, drop column secondary_industry,
        drop column year_established, drop column ownership_type, drop column entity_type,
        drop column duns_number;
    `);
  }
}
