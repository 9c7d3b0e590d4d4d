import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The texts by which a search finds a row; rows that are there get theirs at once. */
export class AddFind1700000001050 implements MigrationInterface {
  name = 'AddFind1700000001050';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table account add find_text text generated always as (
        ' ' || lower(name || ' ' || coalesce(domain_name, '') || ' ' ||
          coalesce(policy_contact ->> 'email', '') || ' ' ||
          regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g') || ' ' ||
          regexp_replace(coalesce(policy_contact ->> 'phone', ''), '[^0-9]', '', 'g'))
      ) stored;
      create index account_find on account using gin (find_text gin_trgm_ops);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table account drop find_text;`);
  }
}
