import { regenerateColumn } from '@palisade/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Names are looked for and sorted whatever their case, accents and signs. */
export class FoldNames1700000009380 implements MigrationInterface {
  name = 'FoldNames1700000009380';

  async up(runner: QueryRunner): Promise<void> {
    await computeBy(runner, 'fold_text');
    await runner.query(`
      alter table policy_cover add column sort_name text generated always as (fold_text(insured_name)) stored;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table policy_cover drop column sort_name;
    `);
    await computeBy(runner, 'lower');
  }
}

async function computeBy(runner: QueryRunner, fold: 'fold_text' | 'lower'): Promise<void> {
  const columns = [
    {
      table: 'claim',
      column: 'search_text',
      as: `${fold}(coalesce(claim_number, '') || ' ' || coalesce(notice ->> 'name', '') || ' ' ||
        coalesce(notice ->> 'companyName', ''))`,
    },
    {
      table: 'claim',
      column: 'find_text',
      as: `' ' || ${fold}(replace(coalesce(claim_number, ''), '-', '') || ' ' ||
        coalesce(notice ->> 'name', '') || ' ' || coalesce(notice ->> 'companyName', ''))`,
    },
    {
      table: 'policy_cover',
      column: 'find_text',
      as: `' ' || ${fold}(replace(policy_number, '-', '') || ' ' || insured_name)`,
    },
  ];
  for (const column of columns) await regenerateColumn(runner, column);
}
