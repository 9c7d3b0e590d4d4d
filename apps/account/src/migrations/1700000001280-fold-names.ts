import { keepNamesUnique, regenerateColumn } from '@palisade/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = [
  { table: 'account', column: 'sort_name', text: 'name' },
  { table: 'tag', column: 'sort_name', text: 'name' },
  { table: 'agency', column: 'sort_name', text: 'name' },
  { table: 'lead', column: 'sort_name', text: 'company_name' },
  { table: 'submission', column: 'sort_name', text: 'account_name' },
];

const FOUND = `name || ' ' || coalesce(domain_name, '') || ' ' ||
  coalesce(policy_contact ->> 'email', '') || ' ' ||
  regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g') || ' ' ||
  regexp_replace(coalesce(policy_contact ->> 'phone', ''), '[^0-9]', '', 'g')`;

const OWNER = `coalesce(agency_id, aggregator_id, '00000000-0000-0000-0000-000000000000')`;

/** Names are looked for, compared and sorted whatever their case, accents and signs. */
export class FoldNames1700000001280 implements MigrationInterface {
  name = 'FoldNames1700000001280';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index account_once_per_agency;
      drop index tag_once_per_agency;
    `);
    await computeBy(runner, 'fold_text');
    await keepNamesUnique(runner, {
      table: 'account',
      index: 'account_once_per_agency',
      within: OWNER,
      name: 'sort_name',
      beside: 'zip_code',
      where: `status <> 'Deleted'`,
    });
    await keepNamesUnique(runner, {
      table: 'tag',
      index: 'tag_once_per_agency',
      within: 'agency_id',
      name: 'sort_name',
    });
    await runner.query(`
      drop index account_words;
      create index account_words on account (agency_id, words_of(fold_text(name)))
        where status <> 'Deleted';
      alter table agent add column sort_name text generated always as (fold_text(name)) stored;
      drop index agent_by_name;
      create index agent_by_name on agent (sort_name, id) where enabled;
      alter table organization
        add column sort_name text generated always as (fold_text(name)) stored;
      drop index organization_of_type;
      create index organization_of_type on organization (account_type, sort_name, id)
        where not deleted;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table organization drop column sort_name;
      create index organization_of_type on organization (account_type, name, id)
        where not deleted;
      alter table agent drop column sort_name;
      create index agent_by_name on agent (name, id) where enabled;
      drop index account_words;
      create index account_words on account (agency_id, words_of(name)) where status <> 'Deleted';
      alter table tag drop column twin_name;
      alter table account drop column twin_name;
    `);
    await computeBy(runner, 'lower');
    await runner.query(`
      create unique index tag_once_per_agency on tag (agency_id, sort_name);
      create unique index account_once_per_agency on account (${OWNER}, sort_name, zip_code)
        where status <> 'Deleted';
    `);
  }
}

async function computeBy(runner: QueryRunner, fold: 'fold_text' | 'lower'): Promise<void> {
  for (const { text, ...column } of COLUMNS) {
    await regenerateColumn(runner, { ...column, as: `${fold}(${text})` });
  }
  const found = { table: 'account', column: 'find_text', as: `' ' || ${fold}(${FOUND})` };
  await regenerateColumn(runner, found);
}
