import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Certificates of what policies cover, as they were issued. */
export class AddCertificates1700000005710 implements MigrationInterface {
  name = 'AddCertificates1700000005710';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table certificate (
        id uuid primary key,
        policy_id uuid not null references policy,
        number text not null unique,
        code text not null unique,
        doc_id uuid not null,
        holder jsonb,
        additional_insured_id uuid,
        email text,
        insured_name text not null,
        terms jsonb not null,
        as_of date not null,
        cover_ends date not null,
        issued_by text not null,
        created timestamptz not null
      );
      create index certificate_policy on certificate (policy_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table certificate');
  }
}
