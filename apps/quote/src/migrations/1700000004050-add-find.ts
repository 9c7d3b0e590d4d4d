import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The texts by which a search finds a row; rows that are there get theirs at once. */
export class AddFind1700000004050 implements MigrationInterface {
  name = 'AddFind1700000004050';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table quote add find_text text generated always as (
        ' ' || lower(replace(quote_number, '-', '') || ' ' || company_name || ' ' ||
          coalesce(customer_email, '') || ' ' ||
          regexp_replace(coalesce(customer_phone, ''), '[^0-9]', '', 'g'))
      ) stored;
      create index quote_find on quote using gin (find_text gin_trgm_ops);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table quote drop find_text;`);
  }
}
