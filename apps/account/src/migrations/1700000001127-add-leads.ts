import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Clients as leads of the sales people, and what these note of them. */
export class AddLeads1700000001127 implements MigrationInterface {
  name = 'AddLeads1700000001127';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table lead (
        id uuid primary key,
        account_id uuid not null unique,
        company_name text not null,
        sort_name text generated always as (lower(company_name)) stored,
        source text not null,
        status text not null,
        synced timestamptz not null
      );
      create index lead_by_name on lead (sort_name, id);
      create table lead_note (
        id uuid primary key,
        lead_id uuid not null,
        note_type text not null,
        text text not null,
        attachments uuid[] not null,
        created_by uuid not null,
        created_by_name text not null,
        created timestamptz not null,
        last_updated timestamptz
      );
      create index lead_note_of_lead on lead_note (lead_id, created desc, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table lead_note; drop table lead;');
  }
}
