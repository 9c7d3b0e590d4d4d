import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What partners say of themselves, and what ties agencies and accounts to them. */
export class AddPartnerLinks1700000001106 implements MigrationInterface {
  name = 'AddPartnerLinks1700000001106';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table agency_link add column aggregator_id uuid;
      create index agency_link_of_cluster on agency_link (cluster_id);
      create index agency_link_of_aggregator on agency_link (aggregator_id);
      create index account_of_mssp on account using gin (mssp_ids);
      alter table organization
        add column description text,
        add column enforce_mfa boolean not null default false,
        add column contact jsonb,
        add column created timestamptz not null default now();
      create index organization_of_type on organization (account_type, name, id)
        where not deleted;
      create table carrier_of_account (
        carrier_id uuid not null,
        account_id uuid not null,
        primary key (carrier_id, account_id)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table carrier_of_account;
      drop index organization_of_type;
      alter table organization drop column description, drop column enforce_mfa,
        drop column contact, drop column created;
      drop index account_of_mssp, agency_link_of_aggregator, agency_link_of_cluster;
      alter table agency_link drop column aggregator_id;
    `);
  }
}
