import { createRollup, dropRollup } from '@palisade/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { POLICY_PREMIUM_ROLLUP, POLICY_TERMS_ROLLUP } from '../figures/policy-rollup';

/**
 * The limit of the terms in force, by which policies are counted; null is that which was bound. What
 * begins later is found again by the sweep, which is due when cover begins on its day, where time still
 * changes the policy at all.
 */
export class CountLimitsInForce1700000005440 implements MigrationInterface {
  name = 'CountLimitsInForce1700000005440';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(dropRollup(POLICY_PREMIUM_ROLLUP));
    await runner.query(`
      alter table policy add limit_in_force bigint, add limit_changes_on date;
      with stretch as (
        select change.policy_id, change.number, (segment ->> 'from')::date as begins,
          (segment -> 'terms' ->> 'aggregateLimit')::bigint as aggregate_limit
        from policy_transaction change, jsonb_array_elements(change.segments) segment
        where jsonb_typeof(segment -> 'terms') = 'object'
      )
      update policy set
        limit_in_force = (
          select aggregate_limit from stretch where policy_id = policy.id and begins <= current_date
          order by number desc, begins desc limit 1
        ),
        limit_changes_on = (
          select min(begins) from stretch where policy_id = policy.id and begins > current_date
        );
      update policy set
        due_at = least(due_at, (limit_changes_on + time '00:01') at time zone time_zone)
      where limit_changes_on is not null and due_at is not null;
    `);
    await runner.query(createRollup(POLICY_TERMS_ROLLUP));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(dropRollup(POLICY_TERMS_ROLLUP));
    await runner.query('alter table policy drop limit_changes_on, drop limit_in_force');
    await runner.query(createRollup(POLICY_PREMIUM_ROLLUP));
  }
}
