import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The texts by which a search finds a row; rows that are there get theirs at once. */
export class AddFind1700000009050 implements MigrationInterface {
  name = 'AddFind1700000009050';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table claim add find_text text generated always as (
        ' ' || lower(replace(coalesce(claim_number, ''), '-', '') || ' ' ||
          coalesce(notice ->> 'name', '') || ' ' || coalesce(notice ->> 'companyName', ''))
      ) stored;
      create index claim_find on claim using gin (find_text gin_trgm_ops);
      alter table policy_cover add find_text text generated always as (
        ' ' || lower(replace(policy_number, '-', '') || ' ' || insured_name)
      ) stored;
      create index policy_cover_find on policy_cover using gin (find_text gin_trgm_ops);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table policy_cover drop find_text; alter table claim drop find_text;`,
    );
  }
}
