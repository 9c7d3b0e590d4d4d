import { createRollup, dropRollup } from '@palisade/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { POLICY_PREMIUM_ROLLUP, POLICY_ROLLUP } from '../figures/policy-rollup';

/** What was written of a policy without fees, which is what figures count as premium. */
export class CountPremiumAlone1700000005410 implements MigrationInterface {
  name = 'CountPremiumAlone1700000005410';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(dropRollup(POLICY_ROLLUP));
    await runner.query(`
      alter table policy add column premium bigint not null default 0;
      update policy set premium = coalesce(
        (select sum((change.charges ->> 'premium')::bigint) from policy_transaction as change
         where change.policy_id = policy.id),
        (bound_charges ->> 'premium')::bigint
      );
    `);
    await runner.query(createRollup(POLICY_PREMIUM_ROLLUP));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(dropRollup(POLICY_PREMIUM_ROLLUP));
    await runner.query('alter table policy drop column premium');
    await runner.query(createRollup(POLICY_ROLLUP));
  }
}
