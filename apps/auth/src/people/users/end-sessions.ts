import type { Tx } from '@palisade/platform';
import { retireTokens } from './retire-tokens';

/** Ends every session of a person, and has the access tokens of until now refused. */
export async function endSessions(
  userId: string,
  action: string,
  now: Date,
  tx: Tx,
): Promise<void> {
  await tx.em.query('update session set ended = $2 where user_id = $1 and ended is null', [
    userId,
    now,
  ]);
  await retireTokens(userId, now, tx);
  await tx.record({ action, subjectType: 'user', subjectId: userId });
}

/** Ends the sessions of a person in an account that was entered, or in all of them. */
export async function endEnteredSessions(
  userId: string,
  organizationId: string | null,
  now: Date,
  tx: Tx,
): Promise<void> {
  const [, ended]: [unknown, number] = await tx.em.query(
    `update session set ended = $3
     where user_id = $1 and ended is null and acting_organization_id is not null
       and ($2::uuid is null or acting_organization_id = $2)`,
    [userId, organizationId, now],
  );
  if (ended) await retireTokens(userId, now, tx);
}
