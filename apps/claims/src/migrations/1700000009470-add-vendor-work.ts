import type { MigrationInterface, QueryRunner } from 'typeorm';

/** On what terms vendors work, what they may cost, what they did, and what they ask for it. */
export class AddVendorWork1700000009470 implements MigrationInterface {
  name = 'AddVendorWork1700000009470';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table vendor_panel (
        vendor_id uuid primary key,
        kind text not null,
        states text[] not null,
        rates jsonb not null
      );
      create table vendor_quote (
        id uuid primary key,
        claim_id uuid not null references claim,
        vendor_id uuid not null,
        work text not null,
        task_codes text[] not null,
        amount bigint not null,
        status text not null,
        asked_by_name text not null,
        asked_on timestamptz not null,
        answered_by_name text,
        answered_on timestamptz,
        reason text,
        escalated_on timestamptz
      );
      create index vendor_quote_of_claim on vendor_quote (claim_id, asked_on desc, id);
      create index vendor_quote_waits on vendor_quote (asked_on)
        where status = 'ASKED' and escalated_on is null;
      create table vendor_work (
        id uuid primary key,
        claim_id uuid not null references claim,
        vendor_id uuid not null,
        worked_on date not null,
        task_code text not null,
        hours integer not null,
        text text not null,
        logged_by_name text not null,
        created timestamptz not null
      );
      create index vendor_work_of_claim on vendor_work (claim_id, worked_on desc, id);
      create table vendor_invoice (
        id uuid primary key,
        claim_id uuid not null references claim,
        vendor_id uuid not null,
        quote_id uuid references vendor_quote,
        invoice_number text not null,
        invoiced_on date not null,
        lines jsonb not null,
        status text not null,
        created timestamptz not null,
        unique (claim_id, vendor_id, invoice_number)
      );
      create index vendor_invoice_of_quote on vendor_invoice (quote_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table vendor_invoice;
      drop table vendor_work;
      drop table vendor_quote;
      drop table vendor_panel;
    `);
  }
}
