import { createRollup, dropRollup } from '@palisade/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { FORMER_QUOTE_ROLLUP } from '../figures/quote-rollup';

/** The roll-up of quotes tells new business, what of it was ever bound, and the premium without fees. */
export class CountWhatWasWon1700000004410 implements MigrationInterface {
  name = 'CountWhatWasWon1700000004410';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(dropRollup(FORMER_QUOTE_ROLLUP));
    await runner.query(createRollup(FORMER_QUOTE_ROLLUP));
  }

  /** Nothing is taken back: who does not know of what was won reads the other sums. */
  async down(): Promise<void> {}
}
