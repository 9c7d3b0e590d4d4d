import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What pays a plan in default off; plans whose default was reported before have none. */
export class AddPayoff1700000006103 implements MigrationInterface {
  name = 'AddPayoff1700000006103';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table finance_plan add payoff bigint');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table finance_plan drop column payoff');
  }
}
