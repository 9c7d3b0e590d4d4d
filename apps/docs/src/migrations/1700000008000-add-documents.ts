import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Documents, what they print, and the signatures that are waited for. */
export class AddDocuments1700000008000 implements MigrationInterface {
  name = 'AddDocuments1700000008000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table document (
        id uuid primary key,
        doc_type text not null,
        title text not null,
        file_name text not null,
        content_type text not null,
        size integer not null,
        sha256 text not null,
        pages integer not null,
        product text,
        account_id uuid,
        agency_id uuid,
        team_ids uuid[] not null,
        carrier_id uuid,
        quote_id uuid,
        policy_id uuid,
        invoice_id uuid,
        transaction_id text,
        created timestamptz not null
      );
      create index document_of_account on document (account_id, created desc);
      create index document_of_agency on document (agency_id, created desc);
      create index document_of_carrier on document (carrier_id, created desc);
      create index document_of_quote on document (quote_id, created desc);
      create index document_of_policy on document (policy_id, doc_type, created desc);
      create index document_newest on document (created desc);
      create table signature_request (
        quote_id uuid primary key,
        status text not null check (status in ('OPEN', 'SIGNED', 'WITHDRAWN')),
        quote jsonb not null,
        scope jsonb not null,
        doc_id uuid not null references document,
        expires timestamptz not null,
        signee_name text,
        signee_title text,
        signed_at timestamptz,
        version integer not null
      );
      create table account_print (
        id uuid primary key,
        insured jsonb not null,
        agent jsonb,
        version integer not null
      );
      create table organization (
        id uuid primary key,
        name text not null,
        version integer not null
      );
      create table policy_print (
        id uuid primary key,
        policy_number text not null,
        insured jsonb not null,
        agent jsonb,
        carrier_id uuid not null,
        terms jsonb not null,
        charges jsonb not null,
        issued boolean not null,
        version integer not null
      );
      create table invoice_print (
        policy_id uuid primary key,
        invoice jsonb not null
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table invoice_print; drop table policy_print; drop table organization;
      drop table account_print; drop table signature_request; drop table document;
    `);
  }
}
