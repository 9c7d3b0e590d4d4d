import type { Tx } from '@palisade/platform';
import { In } from 'typeorm';
import { publishApiKey } from '../keys/api-key-events';
import { ApiKey } from '../keys/api-key.entity';
import { Organization } from '../organizations/organization.entity';
import { endEnteredSessions } from './end-sessions';
import { retireTokensOfKey } from './retire-tokens';
import { accessNamesOf } from './save-agencies';
import { saveTeams } from './save-teams';
import { UserAccess } from './user-access.entity';
import { publishUser } from './user-events';
import { User } from './user.entity';
import { userNotFound } from './users.queries';

type Joined = Pick<UserAccess, 'userId' | 'organizationId'>;

/** Ends what a person has in an account beside the own one: access, teams, sessions, keys, ways in. */
export async function endAccess(
  tx: Tx,
  access: Joined & Partial<Pick<UserAccess, 'access'>>,
  now: Date,
): Promise<void> {
  const { em } = tx;
  const { userId, organizationId } = access;
  const before = { accountNames: await accessNamesOf(em, userId, 'ACCOUNT') };
  const wasGuest = await em.existsBy(UserAccess, { userId, organizationId, access: 'ACCOUNT' });
  const { affected } = await em.delete(UserAccess, access);
  if (!affected) throw userNotFound();
  await saveTeams(em, { id: userId, organizationId }, []);
  await endWaysIn(tx, access, now);
  if (wasGuest) await switchOffKeys(tx, access, now);
  await endEnteredSessions(userId, organizationId, now, tx);
  await publishUser(userId, tx);
  const accountNames = await accessNamesOf(em, userId, 'ACCOUNT');
  const after = { accountId: organizationId, accountNames };
  const subject = { subjectType: 'user', subjectId: userId };
  await tx.record({ action: 'user.leave-account', ...subject, before, after });
}

/** Ends the passes and the invitations with which the person would enter the account again. */
async function endWaysIn({ em }: Tx, { userId, organizationId }: Joined, now: Date): Promise<void> {
  await em.query('delete from jump_token where user_id = $1 and organization_id = $2', [
    userId,
    organizationId,
  ]);
  const { email } = await em.findOneByOrFail(User, { id: userId });
  await em.query(
    `update signup_invitation set replaced = $3
     where email = $1 and organization_id = $2 and token_type = 'EXISTING_USER'
     and used is null and replaced is null`,
    [email, organizationId, now],
  );
}

/** Switches off the account's keys whose secret the person was shown. */
async function switchOffKeys(
  tx: Tx,
  { userId: holderId, organizationId }: Joined,
  now: Date,
): Promise<void> {
  const { em } = tx;
  const held = { holderId, organizationId, enabled: true, deleted: false };
  const lock = { mode: 'pessimistic_write' } as const;
  const keys = await em.find(ApiKey, { where: held, order: { id: 'ASC' }, lock });
  if (!keys.length) return;
  const owner = await em.findOneByOrFail(Organization, { id: organizationId });
  await em.update(ApiKey, { id: In(keys.map(({ id }) => id)) }, { enabled: false, modified: now });
  for (const key of keys) {
    await retireTokensOfKey(key.id, now, tx);
    await publishApiKey({ ...key, enabled: false }, owner, tx);
    const states = { before: { enabled: true }, after: { enabled: false } };
    const subject = { subjectType: 'api-key', subjectId: key.id };
    await tx.record({ action: 'api-key.change', ...subject, ...states });
  }
}
