import { Injectable } from '@nestjs/common';
import { DomainError, isStaff } from '@palisade/kernel';
import type { CloudEvent } from '@palisade/contracts';
import type { Actor, SweptRows } from '@palisade/platform';
import {
  Clock,
  firstOf,
  isUniqueViolation,
  narrowTo,
  newId,
  RolePermissions,
  Transactions,
} from '@palisade/platform';
import type { ClockMove } from '../domain/advance-clock';
import { movedClock, stepAfter } from '../domain/advance-clock';
import { SandboxClock } from './sandbox-clock.entity';
import type { AdvancedSandboxClockResponse, SandboxClockResponse } from './sandbox-clocks.dto';
import { visibleEvents } from './sandbox-events';
import type { Rest } from './settlement';
import { Settlement, tenantBusy } from './settlement';

/** What was published longer ago is handled, or lies with those who run the platform. */
const QUEUED_AT_MOST_MS = 600_000;

/** Another process that was at it has ended by then, or goes on beside. */
const LEFT_MS = 60_000;

/** No step begins later in a call. */
const STEPS_MS = 240_000;

/** Clocks that are listed at most. */
const LISTED = 100;

/** A clock on its way from one time to another. */
type MovingClock = SandboxClock & { movingTo: Date; movingSince: Date };

/** The clocks of tenants, and how they are moved. */
@Injectable()
export class SandboxClocksService {
  /** Moves that this process is at. */
  private readonly moving = new Set<string>();

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
    await this.settle(clock);
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
    const idle = left.filter(({ id }) => !this.moving.has(id));
    const tried = await Promise.allSettled(idle.map((clock) => this.settle(clock as MovingClock)));
    for (const one of tried) if (one.status === 'rejected') throw one.reason;
    return false;
  }

  private async settle(clock: MovingClock): Promise<CloudEvent[]> {
    this.moving.add(clock.id);
    try {
      const events = await this.stepTo(clock);
      await this.finish(clock);
      return events;
    } finally {
      this.moving.delete(clock.id);
    }
  }

  /**
   * First what is queued is done in the time that was; then time goes from each moment at which
   * something is due to the next, and what it brings is done before it goes on.
   */
  private async stepTo(clock: MovingClock): Promise<CloudEvent[]> {
    const { organizationId, now, movingTo, movingSince } = clock;
    const deadline = Date.now() + STEPS_MS;
    const heard = new Map<string, CloudEvent>();
    const reach = async (moment: Date, since: Date): Promise<Rest> => {
      const rest = await this.settlement.reach({ organizationId, now: moment, since });
      for (const event of rest.events) heard.set(event.id, event);
      return rest;
    };
    let rest = await reach(now, new Date(movingSince.getTime() - QUEUED_AT_MOST_MS));
    for (let before = movingSince; rest.now < movingTo;) {
      if (Date.now() > deadline) throw tenantBusy();
      const since = before;
      before = this.clock.now();
      rest = await reach(stepAfter(rest, movingTo), since);
    }
    return [...heard.values()];
  }

  private async open(organizationId: string, now: Date): Promise<MovingClock> {
    const movingSince = this.clock.now();
    const moving = { now: firstOf([now, movingSince]) ?? now, movingTo: now, movingSince };
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
