import { createRollup, dropRollup } from '@palisade/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { QUOTE_ROLLUP } from '../figures/quote-rollup';

/**
 * What a quote waits for, as `waitOf` tells it, which a test compares with this column in every status:
 * one that was sent waits for its insured, and one that was bound unsigned for its signature.
 */
export class AddWaitsForSignature1700000004470 implements MigrationInterface {
  name = 'AddWaitsForSignature1700000004470';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(dropRollup(QUOTE_ROLLUP));
    await runner.query(`
      alter table quote add column waiting_for text generated always as (case
        when status = 'BOUND'
          then case when signature is null and kind <> 'ENDORSEMENT' then 'SIGNATURE' end
        when status = 'SIGNED' then 'BIND'
        when status in ('READY', 'ACTIVE') then case
          when signature is null and (sign_requested_on is not null
            or (sent_on is not null and kind <> 'ENDORSEMENT')) then 'SIGNATURE'
          else 'BIND' end
      end) stored;
      create index quote_that_is_waiting on quote (waiting_for, modified, id)
        where waiting_for is not null;
    `);
    await runner.query(createRollup(QUOTE_ROLLUP));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(dropRollup(QUOTE_ROLLUP));
    await runner.query(`
      drop index quote_that_is_waiting;
      alter table quote drop column waiting_for;
    `);
  }
}
