import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What agencies sort accounts by, what people note of them, and the files that notes name. */
export class AddTagsAndNotes1700000001088 implements MigrationInterface {
  name = 'AddTagsAndNotes1700000001088';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table tag (
        id uuid primary key,
        agency_id uuid not null,
        name text not null,
        sort_name text generated always as (lower(name)) stored,
        color text,
        created timestamptz not null
      );
      create unique index tag_once_per_agency on tag (agency_id, sort_name);
      create index tag_by_name on tag (sort_name, id);
      create table account_note (
        id uuid primary key,
        account_id uuid not null,
        note_type text not null,
        text text not null,
        attachments uuid[] not null,
        created_by uuid not null,
        created_by_name text not null,
        created timestamptz not null,
        last_updated timestamptz
      );
      create index account_note_of_account on account_note (account_id, created desc, id);
      create table document_of_account (
        id uuid primary key,
        account_id uuid not null,
        visibility text not null,
        removed boolean not null,
        version integer not null
      );
      alter table account add column profile_score integer;
      update account set profile_score = (
        select profile_score from risk_score where account_id = account.id
        order by scored desc, id desc limit 1
      );
      alter table policy_of_account add column end_date date;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table policy_of_account drop column end_date;
      alter table account drop column profile_score;
      drop table document_of_account;
      drop table account_note;
      drop table tag;
    `);
  }
}
