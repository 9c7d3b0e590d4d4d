import type { Person, TwoPersonActName } from '@palisade/kernel';
import { checkSecondPerson, TWO_PERSON_ACTS } from '@palisade/kernel';
import type { Actor } from '../context/actor';
import { isPerson, personBehind } from '../context/actor';
import type { Tx } from '../transactions/transactions';

/** Whether what the caller's token says still holds, and what its role may do; as the database has it. */
const NOW = `
  select
    coalesce((select $3 = any(permissions) from role_permission where role_id = $1), true) as "may",
    exists (select 1 from revoked_token where id = any($2) and not_before > $4) as "isRevoked"`;

/**
 * Asks the one rule of two persons (`libs/kernel/src/second-person.ts`) within the transaction of an act:
 * answers who approves what these people began, by their ids, or throws 403. Another person must be
 * allowed to at this moment, not some seconds ago, when the permissions of the call were last read.
 */
export async function askSecondPerson(
  { em }: Tx,
  act: TwoPersonActName,
  { begunBy, actor }: { begunBy: readonly (string | null)[]; actor: Actor },
): Promise<Person> {
  const { roleId, userId, sessionId, issuedMs } = actor;
  const ids = [userId, ...(sessionId ? [sessionId] : [])];
  const { permission } = TWO_PERSON_ACTS[act];
  const values = [roleId, ids, permission, new Date(issuedMs)];
  const [now]: { may: boolean; isRevoked: boolean }[] = await em.query(NOW, values);
  return checkSecondPerson(begunBy, {
    behind: personBehind(actor),
    isPerson: isPerson(actor),
    mayNow: now.may && !now.isRevoked,
  });
}
