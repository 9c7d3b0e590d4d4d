import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The texts by which a search finds a row; rows that are there get theirs at once. */
export class AddFind1700000005050 implements MigrationInterface {
  name = 'AddFind1700000005050';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table policy add find_text text generated always as (
        ' ' || lower(replace(policy_number, '-', '') || ' ' || company_name || ' ' ||
          coalesce(contact ->> 'email', '') || ' ' ||
          regexp_replace(coalesce(contact ->> 'phone', ''), '[^0-9]', '', 'g'))
      ) stored;
      create index policy_find on policy using gin (find_text gin_trgm_ops);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table policy drop find_text;`);
  }
}
