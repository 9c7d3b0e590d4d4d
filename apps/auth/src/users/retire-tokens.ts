import { scopeOf } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { In } from 'typeorm';
import { User } from './user.entity';

/**
 * Has the access tokens of until now refused, so that what changed of a person counts at once; the
 * sessions go on and fetch new ones.
 */
export const retireTokens = (userId: string, now: Date, tx: Tx): Promise<void> =>
  retireTokensOf([userId], now, tx);

/** The same of everybody of an organisation. */
export async function retireTokensOfAll(organizationId: string, now: Date, tx: Tx): Promise<void> {
  const people = await tx.em.find(User, {
    where: { organizationId, removed: false },
    select: { id: true },
    order: { id: 'ASC' },
  });
  const ids = people.map(({ id }) => id);
  await retireTokensOf(ids, now, tx);
}

async function retireTokensOf(userIds: string[], now: Date, tx: Tx): Promise<void> {
  // Tokens carry whole seconds.
  const tokensNotBefore = new Date((Math.floor(now.getTime() / 1000) + 1) * 1000);
  await tx.em.update(User, { id: In(userIds) }, { tokensNotBefore });
  const told = { notBefore: tokensNotBefore.toISOString(), scope: scopeOf({}) };
  await tx.publishAll(
    userIds.map((userId) => ({
      type: 'user.sessions-revoked.v1' as const,
      data: { userId, ...told },
    })),
  );
}
