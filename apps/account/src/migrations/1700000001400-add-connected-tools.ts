import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the security tools of an account say, as connectors tell it. */
export class AddConnectedTools1700000001400 implements MigrationInterface {
  name = 'AddConnectedTools1700000001400';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table connected_tool (
        id uuid primary key,
        account_id uuid not null,
        connector_type text not null,
        score integer,
        removed boolean not null,
        version integer not null
      );
      create index connected_tool_of_account on connected_tool (account_id) where not removed;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table connected_tool;');
  }
}
