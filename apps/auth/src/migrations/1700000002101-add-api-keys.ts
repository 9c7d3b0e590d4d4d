import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keys with which machines of an organisation call the API. */
export class AddApiKeys1700000002101 implements MigrationInterface {
  name = 'AddApiKeys1700000002101';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table api_key (
        id uuid primary key,
        organization_id uuid not null references organization,
        name text,
        scopes text[] not null,
        secret_hash text not null,
        enabled boolean not null default true,
        deleted boolean not null default false,
        last_used timestamptz,
        tokens_not_before timestamptz,
        created timestamptz not null,
        modified timestamptz not null
      );
      create index api_key_of_organization on api_key (organization_id, created, id)
        where not deleted;
      create index api_key_by_time on api_key (created, id) where not deleted;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table api_key');
  }
}
