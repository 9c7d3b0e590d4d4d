import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people note of quotes, and the files that notes may name. */
export class AddNotes1700000004200 implements MigrationInterface {
  name = 'AddNotes1700000004200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table quote_note (
        id uuid primary key,
        quote_id uuid not null references quote,
        note_type text not null,
        text text not null,
        attachments uuid[] not null,
        created_by uuid not null,
        created_by_name text not null,
        created timestamptz not null,
        last_updated timestamptz
      );
      create index quote_note_of_quote on quote_note (quote_id, created desc, id);
      create table document_of_quote (
        id uuid primary key,
        quote_id uuid not null,
        visibility text not null,
        removed boolean not null,
        version integer not null
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table document_of_quote; drop table quote_note;');
  }
}
