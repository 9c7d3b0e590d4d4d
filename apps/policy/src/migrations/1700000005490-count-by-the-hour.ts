import { createRollup, dropRollup } from '@palisade/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { POLICY_TERMS_ROLLUP } from '../figures/policy-rollup';

/** The roll-up of policies has hours beside days and months: days of any zone are made of them. */
export class CountByTheHour1700000005490 implements MigrationInterface {
  name = 'CountByTheHour1700000005490';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(dropRollup(POLICY_TERMS_ROLLUP));
    await runner.query(createRollup(POLICY_TERMS_ROLLUP));
  }

  /** Nothing is taken back: who does not know of hours reads days and months. */
  async down(): Promise<void> {}
}
