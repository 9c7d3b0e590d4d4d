import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is usual in an industry, by what the accounts of it have come to. */
export class AddIndustryMeans1700000001092 implements MigrationInterface {
  name = 'AddIndustryMeans1700000001092';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table industry_mean (
        country text not null,
        prefix text not null,
        day date not null,
        factors jsonb not null,
        accounts integer not null,
        primary key (country, prefix, day)
      );
      create index industry_mean_by_day on industry_mean (day);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table industry_mean;
    `);
  }
}
