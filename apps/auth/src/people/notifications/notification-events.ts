import { scopeOf } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';

/** Publishes that notices of an event wait for these people. */
export async function publishAdded(eventId: string, userIds: string[], tx: Tx): Promise<void> {
  const data = { eventId, userIds, scope: scopeOf({}) };
  await tx.publish({ type: 'notification.added.v1', data });
}
