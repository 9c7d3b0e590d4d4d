import type { MigrationInterface, QueryRunner } from 'typeorm';

/** By which version of the rater's arithmetic; there was one until now. */
export class AddRatingEngine1700000004005 implements MigrationInterface {
  name = 'AddRatingEngine1700000004005';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table rating add column engine text not null default 'palisade-rater/1';`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table rating drop column engine;`);
  }
}
