import { keepNamesUnique, regenerateColumn } from '@palisade/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const FOUND = `first_name || ' ' || last_name || ' ' || email || ' ' ||
  regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g')`;

/** Names are looked for, compared and sorted whatever their case, accents and signs. */
export class FoldNames1700000002380 implements MigrationInterface {
  name = 'FoldNames1700000002380';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop index team_once_per_organization');
    await computeBy(runner, 'fold_text');
    await runner.query(`
      alter table organization
        add column sort_name text generated always as (fold_text(name)) stored;
      drop index organization_by_name;
      create index organization_by_name on organization (sort_name, id) where not deleted;
      alter table api_key
        add column sort_name text generated always as (fold_text(name)) stored;
      alter table saved_view
        add column sort_name text generated always as (fold_text(name)) stored;
      drop index saved_view_once;
      drop index saved_view_shared;
      create index saved_view_shared on saved_view (organization_id, screen, sort_name, id)
        where is_shared;
      alter table report
        add column sort_name text generated always as (fold_text(name)) stored;
      alter table report drop constraint report_user_id_name_key;
    `);
    await keepNamesUnique(runner, {
      table: 'team',
      index: 'team_once_per_organization',
      within: 'organization_id',
      name: 'sort_name',
      where: 'not deleted',
    });
    await keepNamesUnique(runner, {
      table: 'saved_view',
      index: 'saved_view_once',
      within: 'user_id, screen',
      name: 'sort_name',
    });
    await keepNamesUnique(runner, {
      table: 'report',
      index: 'report_once',
      within: 'user_id',
      name: 'sort_name',
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table report drop column twin_name, drop column sort_name,
        add constraint report_user_id_name_key unique (user_id, name);
      alter table saved_view drop column twin_name, drop column sort_name;
      create unique index saved_view_once on saved_view (user_id, screen, lower(name));
      create index saved_view_shared on saved_view (organization_id, screen, name, id)
        where is_shared;
      alter table api_key drop column sort_name;
      alter table organization drop column sort_name;
      create index organization_by_name on organization (name, id) where not deleted;
      alter table team drop column twin_name;
    `);
    await computeBy(runner, 'lower');
    await runner.query(`
      create unique index team_once_per_organization on team (organization_id, sort_name)
        where not deleted;
    `);
  }
}

async function computeBy(runner: QueryRunner, fold: 'fold_text' | 'lower'): Promise<void> {
  const columns = [
    { table: 'team', column: 'sort_name', as: `${fold}(name)` },
    { table: 'app_user', column: 'sort_name', as: `${fold}(first_name || ' ' || last_name)` },
    { table: 'app_user', column: 'find_text', as: `' ' || ${fold}(${FOUND})` },
  ];
  for (const column of columns) await regenerateColumn(runner, column);
}
