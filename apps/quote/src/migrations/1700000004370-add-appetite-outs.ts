import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Risks that were asked for and are not wanted. */
export class AddAppetiteOuts1700000004370 implements MigrationInterface {
  name = 'AddAppetiteOuts1700000004370';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table appetite_out (
        id uuid primary key,
        asked timestamptz not null,
        asked_by uuid not null,
        asked_by_name text,
        agency_id uuid not null,
        product text not null,
        state text,
        industry_code text not null,
        revenue bigint not null,
        reasons text[] not null
      );
      create index appetite_out_by_time on appetite_out (asked, id);
      create index appetite_out_of_agency on appetite_out (agency_id, asked, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table appetite_out');
  }
}
