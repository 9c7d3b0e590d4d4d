import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Codes of a link by the network that asked for them; those of the link itself go with the next release. */
export class AddWorkflowCodes1700000002108 implements MigrationInterface {
  name = 'AddWorkflowCodes1700000002108';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table workflow_code (
        workflow_id uuid not null references workflow on delete cascade,
        network text not null,
        code_hash text,
        code_expires timestamptz,
        code_tries integer not null default 0,
        codes_sent integer not null default 0,
        codes_since timestamptz,
        proved boolean not null default false,
        primary key (workflow_id, network)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table workflow_code;');
  }
}
