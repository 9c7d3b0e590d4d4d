import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What ties records to partners: clusters, aggregators, security providers, vendors of claims. */
export class AddPartnerLinks1700000008066 implements MigrationInterface {
  name = 'AddPartnerLinks1700000008066';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table agency_link (
        id uuid primary key,
        cluster_id uuid,
        aggregator_id uuid,
        version integer not null
      );
      create index agency_link_of_cluster on agency_link (cluster_id);
      create index agency_link_of_aggregator on agency_link (aggregator_id);
      create table account_link (
        id uuid primary key,
        aggregator_id uuid,
        mssp_ids uuid[] not null,
        version integer not null
      );
      create index account_link_of_aggregator on account_link (aggregator_id);
      create index account_link_of_mssp on account_link using gin (mssp_ids);
      alter table record add column vendor_ids uuid[] not null default '{}';
      create index record_of_vendor on record using gin (vendor_ids);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index record_of_vendor;
      alter table record drop column vendor_ids;
      drop table account_link;
      drop table agency_link;
    `);
  }
}
