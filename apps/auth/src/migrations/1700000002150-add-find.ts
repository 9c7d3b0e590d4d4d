import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The texts by which a search finds a row; rows that are there get theirs at once. */
export class AddFind1700000002150 implements MigrationInterface {
  name = 'AddFind1700000002150';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create extension if not exists pg_trgm;
      alter table app_user add find_text text generated always as (
        ' ' || lower(first_name || ' ' || last_name || ' ' || email || ' ' ||
          regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g'))
      ) stored;
      create index user_find on app_user using gin (find_text gin_trgm_ops);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table app_user drop find_text;`);
  }
}
