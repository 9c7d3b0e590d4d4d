import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An account of which nothing is known has no score. */
export class AllowUnscored1700000004070 implements MigrationInterface {
  name = 'AllowUnscored1700000004070';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table account_score alter column company_aggregate drop not null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update account_score set company_aggregate = industry_aggregate
        where company_aggregate is null;
      alter table account_score alter column company_aggregate set not null;
    `);
  }
}
