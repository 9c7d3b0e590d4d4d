import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the accounts of one agent, who may leave. */
export class IndexAccountAgents1700000001370 implements MigrationInterface {
  name = 'IndexAccountAgents1700000001370';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create index account_agent_user on account ((agent ->> 'userId'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index account_agent_user`);
  }
}
