import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was chosen or written before the reasons had codes; any other text is one of somebody's own. */
const CODES = {
  'Class of Business': 'CLASS_OF_BUSINESS',
  'Poor Cyber Security Controls': 'POOR_CONTROLS',
  BOR: 'BOR',
  'Poor Claims History': 'CLAIMS_HISTORY',
  'Duplicate Quote': 'DUPLICATE',
  Error: 'ERROR',
  'Price is High': 'PRICE',
  'Coverage / Limit not enough': 'COVERAGE',
  'Do not want Cyber': 'NO_CYBER',
  'Additional - Paper rating flexibility': 'PAPER',
};
const OF_PEOPLE = `coalesce($1::jsonb ->> said, 'FILL_IN_OPTION')`;
const IS_TEXT = `said !~ '^[A-Z][A-Z0-9_]*$'`;

/** A reason of a decline or a loss is a code of a list; a text of one's own stands before the description. */
export class ReasonsAsCodes1700000004480 implements MigrationInterface {
  name = 'ReasonsAsCodes1700000004480';

  async up(runner: QueryRunner): Promise<void> {
    const codes = [JSON.stringify(CODES)];
    await runner.query(
      `update quote_history set reasons = (
         select array_agg(distinct case when ${IS_TEXT} then ${OF_PEOPLE} else said end)
         from unnest(reasons) said)
       where exists (select from unnest(reasons) said where ${IS_TEXT})`,
      codes,
    );
    await runner.query(
      `update quote set status_reasons = (
         select jsonb_agg(case when not ${IS_TEXT} then reason
           when $1::jsonb ? said then reason || jsonb_build_object('code', $1::jsonb ->> said)
           else reason || jsonb_build_object('code', 'FILL_IN_OPTION',
             'text', said || ': ' || (reason ->> 'text')) end order by at)
         from jsonb_array_elements(status_reasons) with ordinality as listed (reason, at),
           lateral (select reason ->> 'code') as coded (said))
       where status in ('DECLINED', 'LOST') and exists (
         select from jsonb_array_elements(status_reasons) reason,
           lateral (select reason ->> 'code') as coded (said) where ${IS_TEXT})`,
      codes,
    );
  }

  async down(): Promise<void> {
    // The codes say what the texts said.
  }
}
