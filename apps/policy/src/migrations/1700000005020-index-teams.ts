import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists of one team go by the teams of the clients. */
export class IndexTeams1700000005020 implements MigrationInterface {
  name = 'IndexTeams1700000005020';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index account_of_team on account using gin (team_ids);');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index account_of_team;');
  }
}
