import type { Tx } from '@palisade/platform';
import { publishRevoked } from './user-events';

/**
 * Has the access tokens of until now refused, so that what changed of a person counts at once; the
 * sessions go on and fetch new ones.
 */
export const retireTokens = (userId: string, now: Date, tx: Tx): Promise<void> =>
  retire('app_user', [userId], now, tx);

/** The same of everybody of an organisation, and of those who have entered it. */
export async function retireTokensOfAll(organizationId: string, now: Date, tx: Tx): Promise<void> {
  const people: { id: string }[] = await tx.em.query(
    `select id from app_user where organization_id = $1 and not removed
     union select user_id from session where acting_organization_id = $1 and ended is null
     order by id`,
    [organizationId],
  );
  const ids = people.map(({ id }) => id);
  await retire('app_user', ids, now, tx);
}

/** The same of an API key. */
export const retireTokensOfKey = (keyId: string, now: Date, tx: Tx): Promise<void> =>
  retire('api_key', [keyId], now, tx);

/**
 * Tokens carry whole seconds, and none is given out that is older than the last time they were retired:
 * one second later than that is later than all of them, also twice within one second.
 */
async function retire(
  table: 'api_key' | 'app_user',
  ids: string[],
  now: Date,
  tx: Tx,
): Promise<void> {
  const [rows]: [{ id: string; notBefore: Date }[]] = await tx.em.query(
    `update ${table} set tokens_not_before =
       greatest(date_trunc('second', $2::timestamptz), tokens_not_before) + interval '1 second'
     where id = any($1) returning id, tokens_not_before as "notBefore"`,
    [ids, now],
  );
  await publishRevoked(rows, tx);
}
