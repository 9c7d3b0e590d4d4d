import { Injectable } from '@nestjs/common';
import { DomainError, isStaff } from '@palisade/kernel';
import type { CloudEvent } from '@palisade/contracts';
import type { Actor, SweptRows } from '@palisade/platform';
import {
  Clock,
  isUniqueViolation,
  narrowTo,
  newId,
  RolePermissions,
  Transactions,
} from '@palisade/platform';
import type { ClockMove } from '../domain/advance-clock';
import { movedClock } from '../domain/advance-clock';
import { SandboxClock } from './sandbox-clock.entity';
import type { AdvancedSandboxClockResponse, SandboxClockResponse } from './sandbox-clocks.dto';
import { visibleEvents } from './sandbox-events';
import { Settlement } from './settlement';

/** What was published longer ago is handled, or lies with those who run the platform. */
const QUEUED_AT_MOST_MS = 600_000;

/** A call has given up by then: each of its two steps takes at most 20 seconds. */
const LEFT_MS = 60_000;

/** Clocks that are listed at most. */
const LISTED = 100;

/** A clock on its way from one time to another. */
type MovingClock = SandboxClock & { movingTo: Date; movingSince: Date };

/** The clocks of tenants, and how they are moved. */
@Injectable()
export class SandboxClocksService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly settlement: Settlement,
    private readonly permissions: RolePermissions,
  ) {}

  /** The clocks that a caller may move; one that is on its way shows where it comes from. */
  async list(actor: Actor): Promise<SandboxClockResponse[]> {
    const page = { where: ownOf(actor), order: { id: 'DESC' }, take: LISTED } as const;
    const clocks = await this.transactions.run(({ em }) => em.find(SandboxClock, page));
    return clocks.map(({ id, organizationId: scope, now }) => ({
      id,
      scope,
      now: now.toISOString(),
    }));
  }

  /** Makes the one clock of an agency; the same call again finishes what was interrupted. */
  async create(now: Date, organizationId: string): Promise<SandboxClockResponse> {
    const clock = await this.open(organizationId, now);
    await this.settlement.reach({ organizationId, now, since: clock.movingSince });
    await this.finish(clock);
    return { id: clock.id, scope: organizationId, now: now.toISOString() };
  }

  /**
   * Moves a clock. A move that was interrupted is finished by the same call, or after a minute by itself.
   */
  async advance(
    id: string,
    move: ClockMove,
    { actor, token }: { actor: Actor; token: string },
  ): Promise<AdvancedSandboxClockResponse> {
    const held = await this.permissions.of(actor, token);
    const clock = await this.begin(id, move, actor);
    const { movingTo: now, movingSince: since } = clock;
    const events = await this.settle(clock);
    return { id, now: now.toISOString(), events: visibleEvents({ actor, held, since }, events) };
  }

  /** Finishes the moves that no call is at any more; throws after all of them what one was refused for. */
  async finishLeft(rows: SweptRows): Promise<boolean> {
    const before = new Date(this.clock.now().getTime() - LEFT_MS);
    const left = await this.transactions.run(({ em }) => {
      const query = em.createQueryBuilder(SandboxClock, 'clock').take(LISTED);
      query.where('clock.movingSince < :before', { before }).orderBy('clock.movingSince');
      return narrowTo(rows, 'clock.organizationId', query).getMany();
    });
    const tried = await Promise.allSettled(left.map((clock) => this.settle(clock as MovingClock)));
    for (const one of tried) if (one.status === 'rejected') throw one.reason;
    return false;
  }

  /** First what is queued is done in the time that was, then what time brings. */
  private async settle(clock: MovingClock): Promise<CloudEvent[]> {
    const { organizationId, movingTo: now, movingSince: since } = clock;
    const before = new Date(since.getTime() - QUEUED_AT_MOST_MS);
    await this.settlement.reach({ organizationId, now: clock.now, since: before });
    const events = await this.settlement.reach({ organizationId, now, since });
    await this.finish(clock);
    return events;
  }

  private async open(organizationId: string, now: Date): Promise<MovingClock> {
    const moving = { now, movingTo: now, movingSince: this.clock.now() };
    try {
      return await this.transactions.run(async ({ em, record }) => {
        const known = await em.findOneBy(SandboxClock, { organizationId });
        if (known && known.movingTo?.getTime() === now.getTime()) return known as MovingClock;
        if (known) throw clockExists();
        const clock = { id: newId(), organizationId, ...moving };
        await em.insert(SandboxClock, clock);
        await record({ ...subjectOf(clock), action: 'sandbox-clock.create', after: { now } });
        return clock;
      });
    } catch (error) {
      throw isUniqueViolation(error) ? clockExists() : error;
    }
  }

  private begin(id: string, move: ClockMove, actor: Actor): Promise<MovingClock> {
    return this.transactions.run(async ({ em, record }) => {
      const where = { id, ...ownOf(actor) };
      const lock = { mode: 'pessimistic_write' } as const;
      const clock = await em.findOne(SandboxClock, { where, lock });
      if (!clock) throw new DomainError('CLOCK_NOT_FOUND', 'Clock not found.', 404);
      const movingTo = movedClock(clock.now, move);
      if (clock.movingTo?.getTime() === movingTo.getTime()) return clock as MovingClock;
      if (clock.movingTo) throw clockMoves(clock.movingTo);
      const moving = { movingTo, movingSince: this.clock.now() };
      await em.update(SandboxClock, { id }, moving);
      await record({ ...subjectOf(clock), action: 'sandbox-clock.advance', after: moving });
      return { ...clock, ...moving };
    });
  }

  private async finish({ id, movingTo }: MovingClock): Promise<void> {
    const standing = { now: movingTo, movingTo: null, movingSince: null };
    await this.transactions.run(({ em }) => em.update(SandboxClock, { id, movingTo }, standing));
  }
}

/** Staff reach every clock, an agency its own. */
const ownOf = (actor: Actor): { organizationId?: string } =>
  isStaff(actor) ? {} : { organizationId: actor.organizationId };

const subjectOf = ({ id }: Pick<SandboxClock, 'id'>) => ({
  subjectType: 'sandbox-clock',
  subjectId: id,
});

const clockExists = (): DomainError =>
  new DomainError('CLOCK_EXISTS', 'This agency has a clock already: advance it.', 409);

const clockMoves = (to: Date): DomainError =>
  new DomainError(
    'CLOCK_MOVES',
    `The clock is on its way to ${to.toISOString()}: make the call again that began it.`,
    409,
  );
