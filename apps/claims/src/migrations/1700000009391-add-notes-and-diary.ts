import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people note of claims, the files that notes may name, and what is to be done when. */
export class AddNotesAndDiary1700000009391 implements MigrationInterface {
  name = 'AddNotesAndDiary1700000009391';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table claim_note (
        id uuid primary key,
        claim_id uuid not null references claim,
        note_type text not null,
        text text not null,
        attachments uuid[] not null,
        created_by uuid not null,
        created_by_name text not null,
        created timestamptz not null,
        last_updated timestamptz
      );
      create index claim_note_of_claim on claim_note (claim_id, created desc, id);
      create table document_of_claim (
        id uuid primary key,
        claim_id uuid not null,
        visibility text not null,
        removed boolean not null,
        version integer not null
      );
      alter table claims_file add column proof_received_on date;
      create table claim_diary (
        id uuid primary key,
        claim_id uuid not null references claim,
        entry_type text not null,
        subject text not null,
        text text,
        due_date date not null,
        citation text,
        rule text,
        assigned_to uuid,
        status text not null,
        created_by uuid not null,
        created_by_name text not null,
        created timestamptz not null,
        told_on timestamptz,
        unique (claim_id, rule)
      );
      create index claim_diary_of_claim on claim_diary (claim_id, due_date, id);
      create index claim_diary_due on claim_diary (due_date)
        where status = 'OPEN' and told_on is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table claim_diary;
      alter table claims_file drop column proof_received_on;
      drop table document_of_claim;
      drop table claim_note;
    `);
  }
}
