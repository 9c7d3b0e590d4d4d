import { INSERT_ACTIVITY } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import type { RefreshToken } from './refresh-token.entity';
import type { Session } from './session.entity';

/** A session that begins, and is used from then on. */
export type NewSession = Omit<Session, 'lastUsed' | 'ended'>;

/** A refresh token that nobody has used. */
export type NewRefreshToken = Omit<RefreshToken, 'used'>;

/** What a session begins with. */
export interface SessionStart {
  session: NewSession;
  token: NewRefreshToken;
  /** The activity record, by its columns. */
  activity: object;
  /** The state in which the person was read; null where the person is locked. */
  state: string | null;
}

/**
 * Saves a session, its first refresh token, the time of the sign-in and the record of it by one
 * statement; nothing of it, and false, where the person has changed since.
 */
export async function insertSession(em: EntityManager, start: SessionStart): Promise<boolean> {
  const { session, token, activity, state } = start;
  const { id, userId, actingOrganizationId, actingRoleId, address, agent, created } = session;
  const people: unknown[] = await em.query(
    `with person as (
       update app_user set last_login = $7 where id = $2 and ($10::text is null or xmin::text = $10)
       returning id
     ), begun as (
       insert into session (id, user_id, acting_organization_id, acting_role_id, address, agent,
         created, last_used)
       select $1::uuid, id, $3::uuid, $4::uuid, $5, $6, $7, $7 from person
     ), first as (
       insert into refresh_token (token_hash, session_id, created, expires)
       select $8, $1::uuid, $7, $9::timestamptz from person
     ), recorded as (
       ${INSERT_ACTIVITY} jsonb_populate_record(null::activity, $11)
       where exists (select 1 from person)
     )
     select id from person`,
    [
      id,
      userId,
      actingOrganizationId,
      actingRoleId,
      address,
      agent,
      created,
      token.tokenHash,
      token.expires,
      state,
      JSON.stringify(activity),
    ],
  );
  return people.length > 0;
}
