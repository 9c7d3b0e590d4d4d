import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files that people bring, who reads them, and the records that they belong to. */
export class AddUploads1700000008060 implements MigrationInterface {
  name = 'AddUploads1700000008060';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table document
        add column source text not null default 'PRINTED' check (source in ('PRINTED', 'UPLOADED')),
        add column visibility text not null default 'EVERYBODY'
          check (visibility in ('EVERYBODY', 'TRADE', 'STAFF')),
        add column claim_id uuid,
        add column uploaded_by uuid,
        add column uploaded_by_name text,
        add column uploaded_for uuid,
        add column temp boolean not null default false,
        add column removed timestamptz;
      create index document_of_claim on document (claim_id, created desc);
      create index document_for_all on document (created desc)
        where agency_id is null and account_id is null;
      create index document_temporary on document (created) where temp;
      create table record (
        id uuid primary key,
        noun text not null check (noun in ('ACCOUNT', 'QUOTE', 'POLICY', 'CLAIM')),
        account_id uuid,
        policy_id uuid,
        agency_id uuid,
        team_ids uuid[] not null,
        carrier_id uuid,
        version integer not null
      );
      create index record_of_account on record (account_id);
      insert into record (id, noun, account_id, agency_id, team_ids, version)
        select id, 'ACCOUNT', id, (agent ->> 'agencyId')::uuid, '{}', 0 from account_print;
      insert into record (id, noun, account_id, policy_id, agency_id, team_ids, carrier_id, version)
        select id, 'POLICY', (insured ->> 'accountId')::uuid, id, (agent ->> 'agencyId')::uuid, '{}',
          carrier_id, 0
        from policy_print;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table record;
      drop index document_of_claim, document_for_all, document_temporary;
      alter table document drop column source, drop column visibility, drop column claim_id,
        drop column uploaded_by, drop column uploaded_by_name, drop column uploaded_for,
        drop column temp, drop column removed;
    `);
  }
}
