import type { MigrationInterface, QueryRunner } from 'typeorm';

const MANDATORY = `'{LIABILITY,PCI,REGULATORY,COWBELL_BREACH_FUND}'::text[]`;

// They were covered in full before, whatever was asked for.
const COVER_MANDATORY = `
  update quote set terms = jsonb_set(terms, '{coverages}',
    (select coalesce(jsonb_agg(chosen || case when chosen->>'key' = any(${MANDATORY})
       then '{"limit": null}'::jsonb else '{}'::jsonb end order by place), '[]')
     from jsonb_array_elements(terms->'coverages') with ordinality as each(chosen, place)) ||
    (select coalesce(jsonb_agg(jsonb_build_object('key', key, 'limit', null)), '[]')
     from unnest(${MANDATORY}) as key
     where not terms->'coverages' @> jsonb_build_array(jsonb_build_object('key', key))))
  where product <> 'P_PLUS'
`;

/** What the rater lowered or dropped of the terms that were asked for. */
export class AddCoercions1700000004007 implements MigrationInterface {
  name = 'AddCoercions1700000004007';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table quote add column coercions jsonb not null default '[]';`);
    await runner.query(COVER_MANDATORY);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table quote drop column coercions;`);
  }
}
