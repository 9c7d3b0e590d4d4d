import { Injectable } from '@nestjs/common';
import type { Actor, Tx } from '@palisade/platform';
import { Clock, isAway, Transactions } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { DataSource } from 'typeorm';
import type { Colleague, OpenWork } from '../../domain/actions/hand-over';
import { checkTaker, hasWork, holdersOf, mayTake, NO_WORK } from '../../domain/actions/hand-over';
import { checkEditor, checkRank, checkRemoval } from '../../domain/actions/manage-user';
import { OpenWorkGateway } from '../clients/open-work.gateway';
import { endAccess } from './end-access';
import { endSessions } from './end-sessions';
import { isGuestOf, lockGuest } from './guests';
import { lockPerson, personInReach } from './lock-person';
import { managerOf } from './managers';
import type { OpenWorkResponse } from './open-work.dto';
import type { Person } from './people';
import { findPeople } from './people';
import { UserAccess } from './user-access.entity';
import { publishUser, publishWorkGiven } from './user-events';
import type { RemoveUserQuery } from './user-requests.dto';
import { User } from './user.entity';
import { userNotFound } from './users.queries';

/** Who asks: as whom, and with which header. */
export interface Asker {
  actor: Actor;
  authorization: string;
}

/** People who leave, and who takes what they have open. */
@Injectable()
export class LeaversService {
  constructor(
    private readonly transactions: Transactions,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly gateway: OpenWorkGateway,
  ) {}

  /** What a person has open, and who may have all of it. */
  async openWork(userId: string, asker: Asker): Promise<OpenWorkResponse> {
    const { manager } = this.dataSource;
    const leaver = await personInReach(manager, userId, asker.actor);
    const work = await this.workOf(leaver, asker);
    const takers = await takersOf(manager, leaver, work);
    return { ...work, takers: takers.map(({ user }) => ({ id: user.id, name: nameOf(user) })) };
  }

  /** How much another has open who is not switched off yet; null while nobody can say. */
  async workOfOther(userId: string, asker: Asker): Promise<OpenWork | null> {
    const { manager } = this.dataSource;
    const person = await personInReach(manager, userId, asker.actor);
    if (userId === asker.actor.userId || !person.user.enabled) return NO_WORK;
    checkEditor(await managerOf(manager, asker.actor), person.role);
    try {
      return await this.workOf(person, asker);
    } catch (error) {
      if (isAway(error)) return null;
      throw error;
    }
  }

  /** How much a person has open that somebody has to take. */
  private workOf({ user, home }: Person, { authorization }: Asker): Promise<OpenWork> {
    return this.gateway.of(user.id, holdersOf(home.accountType), authorization);
  }

  /**
   * Lets a colleague have what a person who leaves has open. It stays where none may have it, and
   * where it could not be counted. Answers what the timeline tells of it.
   */
  async handOver(
    tx: Tx,
    leaver: Person,
    { work, takerId }: { work: OpenWork | null; takerId: string | undefined },
  ): Promise<HandedOver> {
    if (!work) return { workNotCounted: true };
    const [taker] = takerId === undefined ? [] : await findPeople(tx.em, [takerId]);
    const canBeTaken = (await takersOf(tx.em, leaver, work)).length > 0;
    const named = { takerId, taker: taker ? colleagueOf(taker) : null, canBeTaken };
    checkTaker(work, colleagueOf(leaver), named);
    if (!taker) return hasWork(work) ? { workStays: true } : {};
    await publishWorkGiven(leaver.user.id, taker.user.id, tx);
    return { workGoesTo: nameOf(taker.user) };
  }

  /** Removes a person for good, or out of one account only. */
  async remove(
    userId: string,
    { accountId, workGoesTo: takerId }: RemoveUserQuery,
    asker: Asker,
  ): Promise<void> {
    const { actor } = asker;
    const { manager } = this.dataSource;
    if (await isGuestOf(manager, userId, actor)) {
      await this.sendHome(userId, accountId, actor);
      return;
    }
    const known = await personInReach(manager, userId, actor);
    if (accountId && accountId !== known.user.organizationId) {
      await this.takeOut(userId, accountId, actor);
      return;
    }
    checkRank(await managerOf(manager, actor), known.role);
    checkRemoval(actor.userId, userId);
    const work = await this.workOf(known, asker);
    await this.transactions.run(async (tx) => {
      const leaver = await lockPerson(tx.em, userId, actor);
      checkRank(await managerOf(tx.em, actor), leaver.role);
      checkRemoval(actor.userId, userId);
      const handedOver = await this.handOver(tx, leaver, { work, takerId });
      const now = this.clock.now();
      await tx.em.delete(UserAccess, { userId });
      await tx.em.update(User, { id: userId }, { removed: true, enabled: false, modified: now });
      await endSessions(userId, 'session.end-all', now, tx);
      await publishUser(userId, tx);
      const after = { accountId, ...handedOver };
      await tx.record({ action: 'user.remove', subjectType: 'user', subjectId: userId, after });
    });
  }

  /** Ends the access of a person to one account that is not the own one. */
  private async takeOut(userId: string, accountId: string, actor: Actor): Promise<void> {
    await this.transactions.run(async (tx) => {
      const { role } = await lockPerson(tx.em, userId, actor);
      checkRank(await managerOf(tx.em, actor), role);
      await endAccess(tx, { userId, organizationId: accountId }, this.clock.now());
    });
  }

  /** Takes a guest out of the caller's account, and of no other. */
  private async sendHome(
    userId: string,
    accountId: string | undefined,
    actor: Actor,
  ): Promise<void> {
    const { organizationId } = actor;
    if (accountId && accountId !== organizationId) throw userNotFound();
    await this.transactions.run(async (tx) => {
      const { role } = await lockGuest(tx.em, userId, actor);
      checkRank(await managerOf(tx.em, actor), role);
      const access = { userId, organizationId, access: 'ACCOUNT' as const };
      await endAccess(tx, access, this.clock.now());
    });
  }
}

/** What became of the open work of a person who left: somebody's, the person's still, or unknown. */
interface HandedOver {
  workGoesTo?: string;
  workStays?: true;
  workNotCounted?: true;
}

/** The colleagues who may have all that a person has open, by name. */
async function takersOf(em: EntityManager, leaver: Person, work: OpenWork): Promise<Person[]> {
  if (!hasWork(work)) return [];
  const { organizationId } = leaver.user;
  const where = { organizationId, enabled: true, removed: false };
  const order = { sortName: 'ASC' } as const;
  const colleagues = await em.find(User, { select: { id: true }, where, order });
  const people = await findPeople(
    em,
    colleagues.map(({ id }) => id),
  );
  const byId = new Map(people.map((person) => [person.user.id, person]));
  return colleagues
    .flatMap(({ id }) => byId.get(id) ?? [])
    .filter((person) => mayTake(work, colleagueOf(leaver), colleagueOf(person)));
}

const nameOf = ({ firstName, lastName }: User): string => `${firstName} ${lastName}`;

/** A person as the rule about open work knows one. */
function colleagueOf({ user, role }: Person): Colleague {
  const { id, organizationId, enabled, removed, authorityLevel } = user;
  const { permissions } = role;
  return { id, organizationId, enabled, removed, authorityLevel, permissions };
}
