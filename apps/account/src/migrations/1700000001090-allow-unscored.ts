import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An account of which nothing is known has no score; a score says how much it knows. */
export class AllowUnscored1700000001090 implements MigrationInterface {
  name = 'AllowUnscored1700000001090';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table risk_score
        alter column company_aggregate drop not null,
        add column confidence integer not null default 0;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update risk_score set company_aggregate = industry_aggregate
        where company_aggregate is null;
      alter table risk_score
        alter column company_aggregate set not null,
        drop column confidence;
    `);
  }
}
