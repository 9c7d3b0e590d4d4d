import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The library of forms: their types, the papers of the carriers, and which paper was issued with which form. */
export class AddLibrary1700000008250 implements MigrationInterface {
  name = 'AddLibrary1700000008250';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table form_type (
        id uuid primary key,
        name text not null,
        description text,
        sort_name text generated always as (fold_text(name)) stored,
        created timestamptz not null,
        modified timestamptz not null
      );
      create unique index form_type_by_name on form_type (sort_name);
      create table policy_form (
        id uuid primary key,
        form_number text not null,
        edition text not null,
        name text not null,
        form_type_id uuid not null references form_type (id),
        paper_type text,
        carrier_id uuid,
        product_types text[] not null,
        states jsonb not null,
        available_from date not null,
        available_to date,
        transactions text[] not null,
        rule text not null,
        rule_values text[] not null,
        position integer not null,
        is_numbered boolean not null,
        text text not null,
        status text not null,
        authors uuid[] not null,
        proposed_by text,
        proposed_at timestamptz,
        activated_by text,
        activated_at timestamptz,
        created timestamptz not null,
        modified timestamptz not null,
        sort_name text generated always as (fold_text(name)) stored,
        search_text text generated always as (fold_text(form_number || ' ' || name)) stored
      );
      create unique index policy_form_edition on policy_form (form_number, edition);
      create index policy_form_by_name on policy_form (sort_name, id);
      create index policy_form_of_type on policy_form (form_type_id);
      create index policy_form_search on policy_form using gin (search_text gin_trgm_ops);
      create table form_use (
        form_id uuid not null references policy_form (id),
        document_id uuid not null,
        primary key (form_id, document_id)
      );
      create table carrier_paper (
        id uuid primary key,
        carrier_id uuid not null,
        name text not null,
        code text not null,
        products text[] not null,
        is_surplus boolean not null,
        deleted boolean not null,
        version integer not null
      );
      alter table policy_print add column is_renewal boolean not null default false;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table policy_print drop column is_renewal;
      drop table carrier_paper;
      drop table form_use;
      drop table policy_form;
      drop table form_type;
    `);
  }
}
