import { regenerateColumn } from '@palisade/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Names are looked for and sorted whatever their case, accents and signs. */
export class FoldNames1700000006180 implements MigrationInterface {
  name = 'FoldNames1700000006180';

  async up(runner: QueryRunner): Promise<void> {
    await computeBy(runner, 'fold_text');
    await runner.query(`
      alter table policy_bill add column sort_name text generated always as (fold_text(insured_name)) stored;
      drop index policy_bill_by_insured;
      create index policy_bill_by_insured on policy_bill (sort_name, id);
      alter table invoice add column found_text text generated always as (fold_text(search_text)) stored;
      drop index invoice_search;
      create index invoice_search on invoice using gin (found_text gin_trgm_ops);
      alter table payment add column found_text text generated always as (fold_text(search_text)) stored;
      drop index payment_search;
      create index payment_search on payment using gin (found_text gin_trgm_ops);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table policy_bill drop column sort_name;
      create index policy_bill_by_insured on policy_bill (insured_name, id);
      alter table invoice drop column found_text;
      create index invoice_search on invoice using gin (search_text gin_trgm_ops);
      alter table payment drop column found_text;
      create index payment_search on payment using gin (search_text gin_trgm_ops);
    `);
    await computeBy(runner, 'lower');
  }
}

const computeBy = (runner: QueryRunner, fold: 'fold_text' | 'lower'): Promise<void> =>
  regenerateColumn(runner, {
    table: 'policy_bill',
    column: 'search_text',
    as: `${fold}(policy_number || ' ' || insured_name)`,
  });
