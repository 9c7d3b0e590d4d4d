import { newId } from '@palisade/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import type { IndustryScheme } from '../domain/industries';
import { INDUSTRIES } from '../industries/industry-lists';

/** The codes that the classifications begin with; people may add others later. */
export class AddIndustryCodes1700000001002 implements MigrationInterface {
  name = 'AddIndustryCodes1700000001002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table industry_code (
        id uuid primary key,
        scheme text not null,
        code text not null,
        primary_industry text not null,
        secondary_industry text,
        is_duplicate boolean not null,
        search_text text generated always as
          (lower(coalesce(secondary_industry, primary_industry))) stored
      );
      create unique index industry_code_once on industry_code (code text_pattern_ops, scheme);
      create index industry_code_search on industry_code using gin (search_text gin_trgm_ops);
    `);
    for (const scheme of ['NAICS', 'SIC'] as const) await fill(runner, scheme);
    await runner.query('analyze industry_code');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table industry_code;`);
  }
}

async function fill(runner: QueryRunner, scheme: IndustryScheme): Promise<void> {
  const rows = INDUSTRIES[scheme].map((industry) => ({ id: newId(), ...industry }));
  await runner.query(
    `insert into industry_code
       (id, scheme, code, primary_industry, secondary_industry, is_duplicate)
     select id, $1, code, "primaryIndustry", "secondaryIndustry", "isDuplicate"
     from jsonb_to_recordset($2::jsonb) as row
       (id uuid, code text, "primaryIndustry" text, "secondaryIndustry" text,
        "isDuplicate" boolean)`,
    [scheme, JSON.stringify(rows)],
  );
}
