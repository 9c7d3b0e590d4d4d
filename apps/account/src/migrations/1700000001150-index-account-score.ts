import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts by their score, in all and of an agency. */
export class IndexAccountScore1700000001150 implements MigrationInterface {
  name = 'IndexAccountScore1700000001150';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index account_by_score on account (score, id);
      create index account_of_agency_by_score on account (agency_id, score, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index account_by_score, account_of_agency_by_score;');
  }
}
