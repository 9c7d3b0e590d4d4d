import type { EntityManager } from 'typeorm';
import type { RefreshToken } from './refresh-token.entity';
import type { Session } from './session.entity';

/** A session that begins, and is used from then on. */
export type NewSession = Omit<Session, 'lastUsed' | 'ended'>;

/** A refresh token that nobody has used. */
export type NewRefreshToken = Omit<RefreshToken, 'used'>;

/** Saves a session, its first refresh token and the time of the sign-in by one statement. */
export async function insertSession(
  em: EntityManager,
  session: NewSession,
  { tokenHash, expires }: NewRefreshToken,
): Promise<void> {
  const { id, userId, actingOrganizationId, actingRoleId, address, agent, created } = session;
  await em.query(
    `with begun as (
       insert into session (id, user_id, acting_organization_id, acting_role_id, address, agent,
         created, last_used)
       values ($1, $2, $3, $4, $5, $6, $7, $7)
     ), first as (
       insert into refresh_token (token_hash, session_id, created, expires)
       values ($8, $1, $7, $9)
     )
     update app_user set last_login = $7 where id = $2`,
    [
      ...[id, userId, actingOrganizationId, actingRoleId],
      ...[address, agent, created, tokenHash, expires],
    ],
  );
}
