import { scopeOf } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';

/** Publishes that a flag was switched on or off. */
export async function publishSwitched(tx: Tx, key: string, enabled: boolean): Promise<void> {
  const data = { key, enabled, scope: scopeOf({}) };
  await tx.publish({ type: 'feature-flag.changed.v1', data });
}
