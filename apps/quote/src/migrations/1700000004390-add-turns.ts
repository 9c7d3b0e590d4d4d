import type { MigrationInterface, QueryRunner } from 'typeorm';

/** On each step of a quote: what the quote became by it and why, to be counted by time and person. */
export class AddTurns1700000004390 implements MigrationInterface {
  name = 'AddTurns1700000004390';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table quote_history
        add column reasons text[],
        add column became text generated always as (case
          when action = 'releaseTerms' then 'RELEASED'
          when to_status = 'DECLINED' and from_status is distinct from 'DECLINED'
            then case action when 'decline' then 'DECLINED' else 'REFUSED' end
          when to_status = 'REFERRED' and from_status is distinct from 'REFERRED'
            and from_status is distinct from 'IN_REVIEW' then 'REFERRED'
        end) stored;
      -- The activity record of a step has the reasons that it set.
      update quote_history as step set reasons = coalesce((
        select array(select distinct reason ->> 'code'
          from jsonb_array_elements(activity.after -> 'statusReasons') as reason)
        from activity
        where activity.subject_type = 'quote' and activity.subject_id = step.quote_id::text
          and activity.action = 'quote.' || step.action
          and jsonb_typeof(activity.after -> 'statusReasons') = 'array'
        order by abs(extract(epoch from activity.occurred - step.occurred)) limit 1
      ), '{}') where became in ('REFERRED', 'DECLINED', 'REFUSED');
      create index quote_history_turned on quote_history (became, occurred)
        where became is not null;
      create index quote_history_turned_by on quote_history (actor_id, occurred)
        where became is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index quote_history_turned, quote_history_turned_by;
      alter table quote_history drop column became, drop column reasons;
    `);
  }
}
