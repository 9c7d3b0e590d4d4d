import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is billed of a policy, its invoices with their lines, and the numbers given. */
export class AddInvoices1700000006001 implements MigrationInterface {
  name = 'AddInvoices1700000006001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create extension if not exists pg_trgm;
      create table policy_bill (
        id uuid primary key,
        policy_number text not null unique,
        quote_id uuid not null unique,
        account_id uuid not null,
        agency_id uuid,
        agency_name text,
        team_ids uuid[] not null,
        processor_id uuid,
        insured_name text not null,
        contact jsonb not null,
        product text not null,
        market text not null,
        state text,
        currency text not null,
        effective_date date not null,
        end_date date not null,
        agency_billed boolean not null,
        payment_terms integer not null,
        surplus jsonb,
        bound_on timestamptz not null,
        status text not null,
        search_text text generated always as (lower(policy_number || ' ' || insured_name)) stored,
        version integer not null
      );
      create index policy_bill_of_account on policy_bill (account_id);
      create index policy_bill_of_agency on policy_bill (agency_id);
      create index policy_bill_of_team on policy_bill using gin (team_ids);
      create index policy_bill_of_processor on policy_bill (processor_id);
      create index policy_bill_search on policy_bill using gin (search_text gin_trgm_ops);
      create table number_counter (
        kind text not null,
        year integer not null,
        last integer not null,
        primary key (kind, year)
      );
      create table invoice (
        id uuid primary key,
        invoice_number text not null unique,
        policy_id uuid not null references policy_bill,
        kind text not null,
        currency text not null,
        amount_due bigint not null,
        paid bigint not null,
        pending bigint not null check (pending >= 0),
        premium_paid bigint not null,
        balance bigint generated always as (amount_due - paid) stored,
        status text not null,
        closed_by text,
        close_comment text,
        issued_on date not null,
        due_date date not null,
        agency_billed boolean not null,
        created timestamptz not null,
        modified timestamptz not null
      );
      create index invoice_of_policy on invoice (policy_id, due_date, id);
      create index invoice_by_issue on invoice (issued_on, id);
      create index invoice_to_pay on invoice (due_date, id) where amount_due > paid;
      create table invoice_line (
        id uuid primary key,
        invoice_id uuid not null references invoice,
        type text not null,
        amount bigint not null,
        reason text not null,
        created timestamptz not null
      );
      create index invoice_line_of_invoice on invoice_line (invoice_id, id);
      create table tax_report_line (
        id uuid primary key,
        policy_id uuid not null references policy_bill,
        policy_number text not null,
        state text,
        market text not null,
        currency text not null,
        premium bigint not null,
        surplus_line_tax bigint not null,
        surplus_stamping_fee bigint not null,
        ipt bigint not null,
        broker_name text,
        license_number text,
        reported_on date not null
      );
      create index tax_report_by_day on tax_report_line (reported_on, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table tax_report_line; drop table invoice_line; drop table invoice;
      drop table number_counter; drop table policy_bill;
    `);
  }
}
