import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the security tools of an account prove, and which of them meets a condition. */
export class AddToolProofs1700000004550 implements MigrationInterface {
  name = 'AddToolProofs1700000004550';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table tool_proof (
        id uuid primary key,
        account_id uuid not null,
        connector_type text not null,
        name text not null,
        controls jsonb not null,
        measured_at timestamptz,
        removed boolean not null,
        version integer not null
      );
      create index tool_proof_of_account on tool_proof (account_id) where not removed;
      alter table subjectivity add column connection_id uuid;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table subjectivity drop column connection_id;
      drop table tool_proof;
    `);
  }
}
