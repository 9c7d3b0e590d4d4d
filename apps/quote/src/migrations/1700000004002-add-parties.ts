import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What this service keeps of agencies, licences, carriers' paper and policies. */
export class AddParties1700000004002 implements MigrationInterface {
  name = 'AddParties1700000004002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table account
        add column address1 text not null default '',
        add column address2 text,
        add column address3 text,
        add column hazard integer,
        add column contact jsonb,
        add column agent jsonb;
      create table agency (
        id uuid primary key,
        commission_pct double precision,
        additional_broker_fee bigint not null,
        agency_billed boolean not null,
        payment_terms integer,
        can_issue boolean not null,
        version integer not null
      );
      create table agency_link (
        id uuid primary key,
        cluster_id uuid,
        aggregator_id uuid,
        version integer not null
      );
      create index agency_link_of_cluster on agency_link (cluster_id);
      create index agency_link_of_aggregator on agency_link (aggregator_id);
      create table license (
        id uuid primary key,
        kind text not null,
        agency_id uuid not null,
        holder_name text not null,
        state text not null,
        number text not null,
        expiration_date date,
        signature_on_file boolean not null,
        deleted boolean not null,
        version integer not null
      );
      create index license_of_agency on license (agency_id, state);
      create table carrier_profile (
        id uuid primary key,
        carrier_id uuid not null,
        name text not null,
        code text not null,
        products text[] not null,
        states text[] not null,
        is_surplus boolean not null,
        priority integer not null,
        effective_from date not null,
        effective_to date,
        deleted boolean not null,
        version integer not null
      );
      create table policy (
        id uuid primary key,
        policy_number text not null,
        status text not null,
        effective_date date not null,
        end_date date not null,
        version integer not null
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table policy; drop table carrier_profile; drop table license; drop table agency_link;
      drop table agency;
      alter table account drop column agent, drop column contact, drop column hazard,
        drop column address3, drop column address2, drop column address1;
    `);
  }
}
