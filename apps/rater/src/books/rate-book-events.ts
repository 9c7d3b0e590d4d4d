import { scopeOf } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import type { RateBookRow } from './rate-book.entity';

/** Publishes that a version is in force from its date on, with the digest of its content. */
export async function publishActivated(tx: Tx, row: RateBookRow, sha256: string): Promise<void> {
  const { code, version, region, effectiveFrom, effectiveTo } = row;
  await tx.publish({
    type: 'rate-book.activated.v1',
    data: {
      rateBookId: code,
      rateBookVersion: version,
      region,
      effectiveFrom,
      effectiveTo,
      sha256,
      scope: scopeOf({}),
    },
  });
}
