import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddQuotes1700000004001 implements MigrationInterface {
  name = 'AddQuotes1700000004001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create extension if not exists pg_trgm;
      create table quote_counter (year integer primary key, last integer not null);
      create table quote (
        id uuid primary key,
        quote_number text not null unique,
        kind text not null,
        account_id uuid not null references account,
        agency_id uuid,
        company_name text not null,
        search_text text generated always as (lower(quote_number || ' ' || company_name)) stored,
        product text not null,
        is_surplus boolean not null,
        status text not null,
        status_reasons jsonb not null,
        aggregate_limit bigint not null,
        preset_name text,
        effective_date date not null,
        end_date date not null,
        initial_terms jsonb not null,
        terms jsonb not null,
        answers jsonb not null,
        agent_first_name text,
        agent_last_name text,
        agent_email text,
        agent_phone text,
        firmographic_data jsonb not null,
        irpm jsonb,
        irpm_note text,
        rating_id uuid,
        hazard integer,
        charges jsonb,
        premium bigint,
        total_premium bigint,
        expires_on timestamptz,
        assigned_underwriter_id uuid,
        review_locked_until timestamptz,
        requested_on timestamptz,
        rating_due timestamptz,
        revision integer not null,
        created timestamptz not null,
        created_by uuid not null,
        modified timestamptz not null
      );
      create index quote_of_account on quote (account_id, modified desc, id);
      create index quote_by_modified on quote (modified, id);
      create index quote_by_status on quote (status, modified, id);
      create index quote_of_agency on quote (agency_id, modified, id);
      create index quote_search on quote using gin (search_text gin_trgm_ops);
      create index quote_to_rate on quote (rating_due) where status = 'REQUESTED';
      create table quote_history (
        id uuid primary key,
        quote_id uuid not null references quote,
        from_status text,
        to_status text not null,
        action text not null,
        actor_id uuid,
        note text,
        occurred timestamptz not null
      );
      create index quote_history_of_quote on quote_history (quote_id, id);
      create table rating (
        id uuid primary key,
        quote_id uuid not null references quote,
        input jsonb not null,
        input_hash text not null,
        rate_book jsonb not null,
        irpm_modifier text not null,
        coverages jsonb not null,
        charges jsonb not null,
        flags jsonb not null,
        lines jsonb not null,
        rated timestamptz not null
      );
      create index rating_of_quote on rating (quote_id, rated);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `drop table rating; drop table quote_history; drop table quote; drop table quote_counter;`,
    );
  }
}
