import { scopeOf } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Any } from 'typeorm';
import { User } from './user.entity';

/**
 * Has the access tokens of until now refused, so that what changed of a person counts at once; the
 * sessions go on and fetch new ones.
 */
export const retireTokens = (userId: string, now: Date, tx: Tx): Promise<void> =>
  retireTokensOf([userId], now, tx);

/** The same of everybody of an organisation, and of those who have entered it. */
export async function retireTokensOfAll(organizationId: string, now: Date, tx: Tx): Promise<void> {
  const people: { id: string }[] = await tx.em.query(
    `select id from app_user where organization_id = $1 and not removed
     union select user_id from session where acting_organization_id = $1 and ended is null
     order by id`,
    [organizationId],
  );
  const ids = people.map(({ id }) => id);
  await retireTokensOf(ids, now, tx);
}

async function retireTokensOf(userIds: string[], now: Date, tx: Tx): Promise<void> {
  // Tokens carry whole seconds.
  const tokensNotBefore = new Date((Math.floor(now.getTime() / 1000) + 1) * 1000);
  await tx.em.update(User, { id: Any(userIds) }, { tokensNotBefore });
  const told = { notBefore: tokensNotBefore.toISOString(), scope: scopeOf({}) };
  await tx.publishAll(
    userIds.map((userId) => ({
      type: 'user.sessions-revoked.v1' as const,
      data: { userId, ...told },
    })),
  );
}
