import { createRollup, dropRollup } from '@palisade/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { POLICY_ROLLUP } from '../figures/policy-rollup';

/** The roll-up of policies tells their industry: it is made and filled anew. */
export class CountIndustries1700000005340 implements MigrationInterface {
  name = 'CountIndustries1700000005340';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(dropRollup(POLICY_ROLLUP));
    await runner.query(createRollup(POLICY_ROLLUP));
  }

  /** Nothing is taken back: who does not know of the industry reads sums over all. */
  async down(): Promise<void> {}
}
