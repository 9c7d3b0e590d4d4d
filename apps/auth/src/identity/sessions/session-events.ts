import { scopeOf } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';

/** Publishes that a session has ended, with the moment at which its last access token dies. */
export async function publishEnded(
  tx: Tx,
  { tokensExpire, ...session }: { sessionId: string; userId: string; tokensExpire: Date },
): Promise<void> {
  const data = { ...session, tokensExpire: tokensExpire.toISOString(), scope: scopeOf({}) };
  await tx.publish({ type: 'session.ended.v1', data });
}
