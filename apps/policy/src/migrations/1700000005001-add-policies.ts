import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddPolicies1700000005001 implements MigrationInterface {
  name = 'AddPolicies1700000005001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create extension if not exists pg_trgm;
      create table number_counter (
        kind text not null,
        year integer not null,
        last integer not null,
        primary key (kind, year)
      );
      create table policy (
        id uuid primary key,
        policy_number text not null unique,
        quote_id uuid not null unique,
        account_id uuid not null,
        agency_id uuid,
        carrier_id uuid not null,
        treaty_ids uuid[] not null,
        processor_id uuid,
        parent_policy_id uuid,
        company_name text not null,
        search_text text generated always as (lower(policy_number || ' ' || company_name)) stored,
        product text not null,
        market text not null,
        state text,
        time_zone text not null,
        status text not null,
        effective_date date not null,
        end_date date not null,
        bound_on timestamptz not null,
        binder_expires_on timestamptz not null,
        issued_on timestamptz,
        insured jsonb not null,
        contact jsonb not null,
        agent jsonb,
        bound_terms jsonb not null,
        bound_charges jsonb not null,
        rating jsonb not null,
        surplus jsonb,
        commission_pct double precision not null,
        agency_billed boolean not null,
        payment_terms integer not null,
        total_premium bigint not null,
        is_paid boolean not null,
        is_premium_financed boolean not null,
        is_premium_finance_paid boolean not null,
        amount_due bigint not null,
        paid bigint not null,
        balance bigint not null,
        due_date date,
        cancellation jsonb,
        reinstate_until date,
        noc_stopped boolean not null,
        description text,
        revision integer not null,
        due_at timestamptz,
        created timestamptz not null,
        modified timestamptz not null
      );
      create index policy_by_end on policy (end_date, id) where issued_on is not null;
      create index binder_by_effective on policy (effective_date, id);
      create index policy_of_agency on policy (agency_id, end_date, id);
      create index policy_of_account on policy (account_id, end_date, id);
      create index policy_of_carrier on policy (carrier_id, end_date, id);
      create index policy_of_processor on policy (processor_id, end_date, id);
      create index policy_by_status on policy (status, end_date, id);
      create index policy_treaties on policy using gin (treaty_ids);
      create index policy_search on policy using gin (search_text gin_trgm_ops);
      create index policy_due on policy (due_at) where due_at is not null;
      create table policy_transaction (
        id uuid primary key,
        policy_id uuid not null references policy,
        number integer not null,
        type text not null,
        effective_date date not null,
        segments jsonb not null,
        charges jsonb not null,
        factor text not null,
        quote_id uuid unique,
        reverses_id uuid references policy_transaction,
        reason text,
        created_by uuid,
        created timestamptz not null,
        unique (policy_id, number)
      );
      create function refuse_policy_transaction_change() returns trigger language plpgsql as $$
        begin
          raise exception 'A transaction of a policy is never changed.';
        end
      $$;
      create trigger policy_transaction_stands before update or delete on policy_transaction
        for each row execute function refuse_policy_transaction_change();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table policy_transaction; drop function refuse_policy_transaction_change();
      drop table policy; drop table number_counter;
    `);
  }
}
