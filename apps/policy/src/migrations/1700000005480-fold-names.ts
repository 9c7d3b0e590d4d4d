import { regenerateColumn } from '@palisade/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Names are looked for and sorted whatever their case, accents and signs. */
export class FoldNames1700000005480 implements MigrationInterface {
  name = 'FoldNames1700000005480';

  async up(runner: QueryRunner): Promise<void> {
    await computeBy(runner, 'fold_text');
    await runner.query(`
      alter table policy add column sort_name text generated always as (fold_text(company_name)) stored;
      drop index policy_by_company;
      create index policy_by_company on policy (sort_name, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table policy drop column sort_name;
      create index policy_by_company on policy (company_name, id);
    `);
    await computeBy(runner, 'lower');
  }
}

async function computeBy(runner: QueryRunner, fold: 'fold_text' | 'lower'): Promise<void> {
  const columns = [
    { table: 'policy', column: 'search_text', as: `${fold}(policy_number || ' ' || company_name)` },
    {
      table: 'policy',
      column: 'find_text',
      as: `' ' || ${fold}(replace(policy_number, '-', '') || ' ' || company_name || ' ' ||
        coalesce(contact ->> 'email', '') || ' ' || regexp_replace(coalesce(contact ->> 'phone', ''), '[^0-9]', '', 'g'))`,
    },
  ];
  for (const column of columns) await regenerateColumn(runner, column);
}
