import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Commissions by policy, monthly statements by agency, and what is known of both. */
export class AddCommissions1700000007000 implements MigrationInterface {
  name = 'AddCommissions1700000007000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create extension if not exists pg_trgm;
      create table agency (
        id uuid primary key,
        name text not null,
        currency text not null,
        version integer not null
      );
      create table agency_link (
        id uuid primary key,
        cluster_id uuid,
        version integer not null
      );
      create index agency_link_of_cluster on agency_link (cluster_id);
      create table agency_payout (
        agency_id uuid primary key,
        paused boolean not null
      );
      create table agency_bank (
        agency_id uuid primary key,
        bank text not null,
        routing text not null,
        account text not null,
        account_name text not null,
        account_type text not null,
        swift text not null,
        phone text not null,
        email text not null,
        address text not null
      );
      create table policy_money (
        id uuid primary key,
        premium_paid bigint not null,
        premium_received bigint not null
      );
      create table policy_commission (
        id uuid primary key,
        policy_number text not null,
        agency_id uuid not null,
        insured_name text not null,
        currency text not null,
        effective_date date not null,
        pct numeric(7, 4) not null,
        premium_charged bigint not null,
        version integer not null
      );
      create table commission (
        id uuid primary key,
        policy_id uuid not null references policy_commission,
        agency_id uuid not null,
        line_type text not null,
        currency text not null,
        commissionable bigint not null,
        non_commissionable bigint not null,
        pct numeric(7, 4) not null,
        amount bigint not null,
        released bigint not null,
        paid_on date,
        search_text text not null,
        created timestamptz not null
      );
      create index commission_of_policy on commission (policy_id, id);
      create index commission_of_agency on commission (agency_id, created, id);
      create index commission_by_time on commission (created, id);
      create index commission_search on commission using gin (search_text gin_trgm_ops);
      create table statement (
        id uuid primary key,
        agency_id uuid not null,
        year integer not null,
        month integer not null,
        currency text not null,
        opening bigint not null,
        earned bigint not null,
        total bigint generated always as (opening + earned) stored,
        status text not null,
        closes_on date not null,
        payment_id uuid,
        paid_on date,
        doc_id uuid,
        created timestamptz not null,
        unique (agency_id, year, month, currency)
      );
      create index statement_to_close on statement (closes_on, id) where status = 'OPEN';
      create index statement_by_month on statement (year, month, id);
      create table statement_line (
        id uuid primary key,
        statement_id uuid not null references statement,
        commission_id uuid not null references commission,
        agency_id uuid not null,
        currency text not null,
        amount bigint not null check (amount <> 0),
        paid_share numeric(7, 4) not null,
        occurred timestamptz not null
      );
      create index statement_line_of_statement on statement_line (statement_id, id);
      create index statement_line_of_agency on statement_line (agency_id, currency, occurred);
      create table commission_payment (
        id uuid primary key,
        agency_id uuid not null,
        token text not null,
        currency text not null,
        amount bigint not null check (amount > 0),
        description text not null,
        paid_on date not null,
        created timestamptz not null,
        unique (agency_id, token)
      );
      create index commission_payment_of_agency on commission_payment (agency_id, currency, created);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table commission_payment; drop table statement_line; drop table statement;
      drop table commission; drop table policy_commission; drop table policy_money;
      drop table agency_bank; drop table agency_payout; drop table agency_link; drop table agency;
    `);
  }
}
