import { Injectable } from '@nestjs/common';
import { DomainError } from '@palisade/kernel';
import type { Actor, Tx } from '@palisade/platform';
import {
  activityRow,
  Clock,
  Config,
  currentContext,
  newId,
  newSecret,
  Transactions,
} from '@palisade/platform';
import { IsNull } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { invalidCredentials } from '../../domain/actions/sign-in';
import { rotate } from '../../domain/refresh-rotation';
import { endSessions } from '../../people/users/end-sessions';
import type { Entered, Person, PersonRead } from '../../people/users/people';
import { findPerson, hasEntered, isActive, lockUser } from '../../people/users/people';
import { secretHash } from '../../secrets/secret-hash';
import { AccessTokens } from './access-tokens';
import type { NewRefreshToken } from './insert-session';
import { insertSession } from './insert-session';
import { RefreshToken } from './refresh-token.entity';
import { publishEnded } from './session-events';
import { Session } from './session.entity';

const DAY_MS = 24 * 3_600_000;

/** What a signed-in browser holds. */
export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

@Injectable()
export class SessionsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly accessTokens: AccessTokens,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** Begins a session of a person who has just proved to be that person, and is locked. */
  async start(person: Person, { em }: Tx): Promise<Tokens> {
    const tokens = await this.begin(person, em, null);
    if (!tokens) throw invalidCredentials();
    return tokens;
  }

  /** The same without a lock; undefined where the person has changed since. */
  startUnlocked(person: PersonRead, em: EntityManager): Promise<Tokens | undefined> {
    return this.begin(person, em, person.state);
  }

  private async begin(
    person: Person,
    em: EntityManager,
    state: string | null,
  ): Promise<Tokens | undefined> {
    const entered = hasEntered(person) ? person : null;
    const client = currentContext()?.client;
    const session = {
      id: newId(),
      userId: person.user.id,
      actingOrganizationId: entered?.organization.id ?? null,
      actingRoleId: entered?.role.id ?? null,
      address: client?.address ?? '',
      agent: client?.agent ?? '',
      created: this.clock.now(),
    };
    const { refreshToken, row: token } = this.newRefreshToken(session.id);
    const started = { action: 'session.start', subjectType: 'user', subjectId: person.user.id };
    const activity = activityRow(started, session.created);
    if (!(await insertSession(em, { session, token, activity, state }))) return undefined;
    return { accessToken: this.accessTokens.issue(person, session.id), refreshToken };
  }

  /** Exchanges a refresh token; one exchanged before ends all sessions of its person. */
  async exchange(refreshToken: string): Promise<Tokens> {
    const tokens = await this.transactions.run(async (tx) => {
      const { em } = tx;
      const tokenHash = secretHash(refreshToken);
      const session = await lockSession(em, tokenHash);
      const token = await em.findOneBy(RefreshToken, { tokenHash });
      const person = session && (await findPerson(em, session.userId, enteredBy(session)));
      if (!token || !person) return null;
      const now = this.clock.now();
      const facts = { ...token, sessionEnded: session.ended, isActive: isActive(person) };
      switch (rotate(facts, now)) {
        case 'refuse':
          return null;
        case 'revoke':
          await endSessions(person.user.id, 'session.reuse', now, tx);
          return null;
        case 'rotate':
          await em.update(RefreshToken, { tokenHash, used: IsNull() }, { used: now });
          await em.update(Session, { id: session.id }, { lastUsed: now });
          return this.nextTokens(person, session.id, em);
      }
    });
    if (tokens) return tokens;
    // Spec 1 §8, refresh failure.
    const detail =
      'Your current session has expired. ' +
      'Please log back into the platform to refresh your session.';
    throw new DomainError('SESSION_EXPIRED', detail, 401);
  }

  /** Ends the session of a refresh token of the caller's; a token of nobody's changes nothing. */
  async end(refreshToken: string, actor: Actor): Promise<void> {
    await this.transactions.run(async (tx) => {
      const session = await lockSession(tx.em, secretHash(refreshToken));
      if (!session || session.ended || session.userId !== actor.userId) return;
      await this.close(session.id, actor.userId, tx);
    });
  }

  /** Ends all sessions of the caller, on every device. */
  async endEverywhere(actor: Actor): Promise<void> {
    await this.transactions.run(async (tx) => {
      await lockUser(tx.em, actor.userId);
      await endSessions(actor.userId, 'session.end-all', this.clock.now(), tx);
    });
  }

  /** Ends one session of the caller; the others go on. */
  async endOne(id: string, actor: Actor): Promise<void> {
    await this.transactions.run(async (tx) => {
      const { userId } = actor;
      await lockUser(tx.em, userId);
      if (!(await tx.em.existsBy(Session, { id, userId, ended: IsNull() }))) {
        throw sessionNotFound();
      }
      await this.close(id, userId, tx);
    });
  }

  /** Ends one session, and has its access tokens refused for as long as any of them lives. */
  private async close(sessionId: string, userId: string, tx: Tx): Promise<void> {
    const now = this.clock.now();
    await tx.em.update(Session, { id: sessionId }, { ended: now });
    const tokensExpire = new Date(now.getTime() + this.accessTokens.lifetimeSeconds * 1000);
    await publishEnded(tx, { sessionId, userId, tokensExpire });
    await tx.record({ action: 'session.end', subjectType: 'user', subjectId: userId });
  }

  private async nextTokens(person: Person, sessionId: string, em: EntityManager): Promise<Tokens> {
    const { refreshToken, row } = this.newRefreshToken(sessionId);
    await em.insert(RefreshToken, row);
    return { accessToken: this.accessTokens.issue(person, sessionId), refreshToken };
  }

  private newRefreshToken(sessionId: string): { refreshToken: string; row: NewRefreshToken } {
    const refreshToken = newSecret();
    const created = this.clock.now();
    const expires = new Date(created.getTime() + this.config.values.REFRESH_TOKEN_DAYS * DAY_MS);
    const row = { tokenHash: secretHash(refreshToken), sessionId, created, expires };
    return { refreshToken, row };
  }
}

/**
 * The session of a refresh token. The person's row is locked first, as by everything that changes
 * sessions: what happens to the sessions of one person happens one after the other.
 */
async function lockSession(em: EntityManager, tokenHash: string): Promise<Session | null> {
  const ofToken = em
    .createQueryBuilder(Session, 'session')
    .innerJoin(RefreshToken, 'token', 'token.sessionId = session.id')
    .where('token.tokenHash = :tokenHash', { tokenHash });
  const session = await ofToken.getOne();
  if (!session) return null;
  await lockUser(em, session.userId);
  return ofToken.getOne();
}

/** The account that the holder of a session has entered; null in the own organisation. */
const enteredBy = ({ actingOrganizationId, actingRoleId }: Session): Entered | null =>
  actingOrganizationId && actingRoleId
    ? { organizationId: actingOrganizationId, roleId: actingRoleId }
    : null;

const sessionNotFound = (): DomainError =>
  new DomainError('SESSION_NOT_FOUND', 'There is no such session.', 404);
