import { scopeOf } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import type { Account } from '../accounts/account.entity';

/** Publishes that a scan is out, or that none is any more: who rates by the score waits for it. */
export async function publishScanChanged(
  tx: Tx,
  { id: accountId, agencyId, teamIds }: Account,
  { at, ...scan }: { scanId: string; isOut: boolean; at: Date },
): Promise<void> {
  const scope = scopeOf({ accountId, agencyId, teamIds });
  const data = { accountId, ...scan, at: at.toISOString(), scope };
  await tx.publish({ type: 'account.scan-changed.v1', data });
}
