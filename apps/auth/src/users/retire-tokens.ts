import { scopeOf } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { User } from './user.entity';

/**
 * Has the access tokens of until now refused, so that what changed of a person counts at once; the
 * sessions go on and fetch new ones.
 */
export async function retireTokens(userId: string, now: Date, tx: Tx): Promise<void> {
  // Tokens carry whole seconds.
  const tokensNotBefore = new Date((Math.floor(now.getTime() / 1000) + 1) * 1000);
  await tx.em.update(User, { id: userId }, { tokensNotBefore });
  const data = { userId, notBefore: tokensNotBefore.toISOString(), scope: scopeOf({}) };
  await tx.publish({ type: 'user.sessions-revoked.v1', data });
}
