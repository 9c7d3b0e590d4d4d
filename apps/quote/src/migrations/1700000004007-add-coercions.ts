import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the rater lowered or dropped of the terms that were asked for. */
export class AddCoercions1700000004007 implements MigrationInterface {
  name = 'AddCoercions1700000004007';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table quote add column coercions jsonb not null default '[]';`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table quote drop column coercions;`);
  }
}
