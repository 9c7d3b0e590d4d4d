import { regenerateColumn } from '@palisade/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Names are looked for and sorted whatever their case, accents and signs. */
export class FoldNames1700000008180 implements MigrationInterface {
  name = 'FoldNames1700000008180';

  async up(runner: QueryRunner): Promise<void> {
    await computeBy(runner, 'fold_text');
    await runner.query(`
      alter table document add column sort_title text generated always as (fold_text(title)) stored;
      drop index document_search;
      create index document_search on document using gin (sort_title gin_trgm_ops);
      drop index document_by_title;
      create index document_by_title on document (sort_title, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table document drop column sort_title;
      create index document_search on document using gin (title gin_trgm_ops);
      create index document_by_title on document (title, id);
    `);
    await computeBy(runner, 'lower');
  }
}

async function computeBy(runner: QueryRunner, fold: 'fold_text' | 'lower'): Promise<void> {
  const columns = [
    {
      table: 'doc_message',
      column: 'search_text',
      as: `${fold}(
        subject || ' ' || coalesce(from_name, '') || ' ' || coalesce(from_email, '')
      )`,
    },
  ];
  for (const column of columns) await regenerateColumn(runner, column);
}
