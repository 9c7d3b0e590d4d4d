import type { MigrationInterface, QueryRunner } from 'typeorm';

/** On each score what it was made from; on each rating the score that it read. */
export class AddScoresOfRatings1700000004400 implements MigrationInterface {
  name = 'AddScoresOfRatings1700000004400';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table account_score add column signals jsonb;
      alter table rating add column score jsonb;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table rating drop column score;
      alter table account_score drop column signals;
    `);
  }
}
