import { scopeOf } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';

/** Publishes that a domain is blocked, or free again. */
export async function publishBlacklisted(domain: string, blocked: boolean, tx: Tx): Promise<void> {
  const data = { domain, blocked, scope: scopeOf({}) };
  await tx.publish({ type: 'domain-blacklist.saved.v1', data });
}
