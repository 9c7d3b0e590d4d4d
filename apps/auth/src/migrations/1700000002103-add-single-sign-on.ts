import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The identity providers at which the people of an organisation sign in, and for which domains. */
export class AddSingleSignOn1700000002103 implements MigrationInterface {
  name = 'AddSingleSignOn1700000002103';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table sso_provider (
        organization_id uuid primary key references organization,
        enabled boolean not null,
        issuer text not null,
        client_id text not null,
        client_secret text not null,
        modified timestamptz not null
      );
      create table sso_domain (
        domain text primary key,
        organization_id uuid not null references sso_provider on delete cascade
      );
      create index sso_domain_of_organization on sso_domain (organization_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table sso_domain; drop table sso_provider;');
  }
}
