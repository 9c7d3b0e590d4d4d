import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists that people have mailed to them each week or month. */
export class AddReports1700000002230 implements MigrationInterface {
  name = 'AddReports1700000002230';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table report (
        id uuid primary key,
        user_id uuid not null,
        organization_id uuid not null,
        list text not null,
        name text not null,
        search text not null,
        address text not null,
        every text not null,
        region text not null,
        created timestamptz not null,
        due timestamptz not null,
        try_after timestamptz,
        sent timestamptz,
        sent_rows integer,
        failure text,
        unique (user_id, name)
      );
      create index report_due on report (due, id);
      create index report_of_user on report (user_id, created, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table report');
  }
}
