import type { EventData } from '@palisade/contracts';
import { scopeOf } from '@palisade/contracts';
import type { Actor, Tx } from '@palisade/platform';
import type { Organization } from '../snapshots/organization.entity';

/** Publishes what the profile of a partner says now: auth takes over name and second factor. */
export async function publishPartner(
  tx: Tx,
  { id, name, description, hostname, enforceMfa, contact }: Organization,
  { changed, actor }: { changed: EventData<'partner.saved.v1'>['changed']; actor: Actor },
): Promise<void> {
  await tx.publish({
    type: 'partner.saved.v1',
    data: {
      organizationId: id,
      name,
      description,
      hostname,
      enforceMfa,
      contact,
      changed,
      savedBy: actor.subscriberType,
      person: { userId: actor.userId, name: actor.name },
      scope: scopeOf({}),
    },
  });
}
