import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Submissions, who of the provider works on them, and the quotes that were asked to be bound. */
export class AddSubmissions1700000001160 implements MigrationInterface {
  name = 'AddSubmissions1700000001160';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table submission (
        id uuid primary key,
        msg_id text,
        status text not null,
        operational_status text not null,
        account_name text not null,
        sort_name text generated always as (lower(account_name)) stored,
        account_id uuid,
        agency_id uuid not null,
        assigned_user uuid,
        business_type text not null,
        declination_reason text,
        declination_reason_description text,
        fill_in_declination_reason text,
        non_viable_reason text,
        certified_by uuid,
        certified_on timestamptz,
        was_quoted boolean not null,
        quoted_premium bigint,
        currency text not null,
        closed_on timestamptz,
        created timestamptz not null,
        modified timestamptz not null
      );
      create unique index submission_of_message on submission (msg_id) where status <> 'DELETED';
      create index submission_by_modified on submission (modified, id);
      create index submission_by_created on submission (created, id);
      create index submission_by_name on submission (sort_name, id);
      create index submission_of_agency on submission (agency_id, modified, id);
      create index submission_of_account on submission (account_id);
      create index submission_of_user on submission (assigned_user, modified, id);
      create table staff_person (
        id uuid primary key,
        name text not null,
        email text not null,
        enabled boolean not null,
        version integer not null
      );
      alter table quote_of_account
        add column submission_id uuid,
        add column effective_date date;
      create index quote_of_submission on quote_of_account (submission_id)
        where submission_id is not null;
      create table wholesale_request (
        id uuid primary key,
        account_id uuid not null,
        requested timestamptz not null
      );
      create index wholesale_request_by_time on wholesale_request (requested, id);
      create index wholesale_request_of_account on wholesale_request (account_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table wholesale_request;
      alter table quote_of_account drop column submission_id, drop column effective_date;
      drop table staff_person;
      drop table submission;
    `);
  }
}
