import { regenerateColumn } from '@palisade/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Names are looked for and sorted whatever their case, accents and signs. */
export class FoldNames1700000004490 implements MigrationInterface {
  name = 'FoldNames1700000004490';

  async up(runner: QueryRunner): Promise<void> {
    await computeBy(runner, 'fold_text');
    await runner.query(`
      alter table quote add column sort_name text generated always as (fold_text(company_name)) stored;
      drop index quote_by_company;
      create index quote_by_company on quote (sort_name, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table quote drop column sort_name;
      create index quote_by_company on quote (company_name, id);
    `);
    await computeBy(runner, 'lower');
  }
}

async function computeBy(runner: QueryRunner, fold: 'fold_text' | 'lower'): Promise<void> {
  const columns = [
    { table: 'quote', column: 'search_text', as: `${fold}(quote_number || ' ' || company_name)` },
    {
      table: 'quote',
      column: 'find_text',
      as: `' ' || ${fold}(replace(quote_number, '-', '') || ' ' || company_name || ' ' ||
        coalesce(customer_email, '') || ' ' || regexp_replace(coalesce(customer_phone, ''), '[^0-9]', '', 'g'))`,
    },
  ];
  for (const column of columns) await regenerateColumn(runner, column);
}
