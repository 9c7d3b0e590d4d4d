import { createRollup, dropRollup } from '@palisade/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { QUOTE_ROLLUP } from '../figures/quote-rollup';

/** The roll-up of quotes has hours beside days and months: days of any zone are made of them. */
export class CountByTheHour1700000004500 implements MigrationInterface {
  name = 'CountByTheHour1700000004500';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(dropRollup(QUOTE_ROLLUP));
    await runner.query(createRollup(QUOTE_ROLLUP));
  }

  /** Nothing is taken back: who does not know of hours reads days and months. */
  async down(): Promise<void> {}
}
