import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a circumstance was made a claim. */
export class AddMadeClaim1700000009460 implements MigrationInterface {
  name = 'AddMadeClaim1700000009460';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table claim add column made_claim_on date');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table claim drop column made_claim_on');
  }
}
