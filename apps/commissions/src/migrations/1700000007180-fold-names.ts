import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Names are looked for and sorted whatever their case, accents and signs. */
export class FoldNames1700000007180 implements MigrationInterface {
  name = 'FoldNames1700000007180';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table policy_commission add column sort_name text generated always as (fold_text(insured_name)) stored;
      drop index policy_commission_by_insured;
      create index policy_commission_by_insured on policy_commission (sort_name, id);
      alter table commission add column found_text text generated always as (fold_text(search_text)) stored;
      drop index commission_search;
      create index commission_search on commission using gin (found_text gin_trgm_ops);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table policy_commission drop column sort_name;
      create index policy_commission_by_insured on policy_commission (insured_name, id);
      alter table commission drop column found_text;
      create index commission_search on commission using gin (search_text gin_trgm_ops);
    `);
  }
}
