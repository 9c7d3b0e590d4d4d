import { Inject, Injectable } from '@nestjs/common';
import type { CloudEvent, EventData, EventType } from '@palisade/contracts';
import { subjectOf } from '@palisade/contracts';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { checkUnchanged } from '../activity/check-unchanged';
import type { NewActivity } from '../activity/record-activity';
import { recordActivity } from '../activity/record-activity';
import { SERVICE_NAME } from '../config/tokens';
import type { RequestContext } from '../context/context';
import { currentContext } from '../context/context';
import { afterCommit } from '../context/request-unit';
import { turnsOf } from '../context/turns';
import { writeOutbox } from '../outbox/outbox';
import { OutboxRelay } from '../outbox/outbox-relay';
import { Clock } from '../process/clock';
import { reach } from '../process/failpoint';
import { newId } from '../process/ids';
import { currentTraceparent, inSpan } from '../telemetry/tracing';

/** An event as a use case states it; the envelope and the subject's version are added here. */
export interface NewEvent<T extends EventType = EventType> {
  type: T;
  data: Omit<EventData<T>, 'version'>;
}

/** One unit of work: rows, events and activity record are saved together or not at all. */
export interface Tx {
  em: EntityManager;
  publish<T extends EventType>(event: NewEvent<T>): Promise<void>;
  /** Publishes events of different subjects at once. */
  publishAll<T extends EventType>(events: NewEvent<T>[]): Promise<void>;
  record(activity: NewActivity): Promise<void>;
  /** Does something when all of it is durable, and not when it was rolled back. */
  afterCommit(work: () => void): void;
}

/** Carries the answer of a dry run past the rollback. */
class RolledBack extends Error {
  constructor(readonly result: unknown) {
    super('A dry run is rolled back.');
  }
}

const ownRecords = ({ ifMatch, recorded }: RequestContext): number =>
  recorded?.get(ifMatch?.id ?? '') ?? 0;

/** Opens the one transaction of a use case. */
@Injectable()
export class Transactions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly relay: OutboxRelay,
    @Inject(SERVICE_NAME) private readonly service: string,
  ) {}

  /**
   * Commits what `work` did, or rolls all of it back when it throws. A dry run answers what `work`
   * answered and rolls back all the same.
   */
  async run<T>(work: (tx: Tx) => Promise<T>, { dryRun = false } = {}): Promise<T> {
    const context = currentContext();
    const unit = context?.unit?.isOpen ? context.unit : undefined;
    const later = new Set<() => void>();
    const attempt = async (em: EntityManager): Promise<T> => {
      const tx = this.open(em, later);
      const result = await work(tx);
      if (context?.ifMatch) await checkUnchanged(em, context.ifMatch, ownRecords(context));
      if (dryRun) throw new RolledBack(result);
      await context?.onFirstEffect?.(em);
      return result;
    };
    const run = (): Promise<T> => {
      if (unit) return unit.run(attempt);
      const begin = (): Promise<T> => this.dataSource.transaction(attempt);
      return turnsOf(this.dataSource).run(context?.subjects ?? [], begin);
    };
    const about = { attributes: { 'service.part': this.service } };
    const result = await inSpan('transaction', about, run).catch((error: unknown) => {
      if (error instanceof RolledBack) return error.result as T;
      throw error;
    });
    if (!dryRun) for (const work of later) afterCommit(work);
    return result;
  }

  /** Throws 412 when the row that the caller read was changed since: before another service changes it. */
  async checkUnchanged(): Promise<void> {
    const ifMatch = currentContext()?.ifMatch;
    if (ifMatch) await checkUnchanged(this.dataSource.manager, ifMatch, 0);
  }

  private open(em: EntityManager, later: Set<() => void>): Tx {
    const publishAll = (events: NewEvent[]): Promise<void> => {
      later.add(this.wakeRelay);
      const envelopes = events.map((event) => this.envelope(event));
      return writeOutbox(em, envelopes);
    };
    return {
      em,
      publish: (event) => publishAll([event]),
      publishAll: (events) => publishAll(events),
      record: (activity) => recordActivity(em, activity, this.clock.now()),
      afterCommit: (work) => void later.add(work),
    };
  }

  private readonly wakeRelay = (): void => {
    reach('after-commit-before-publish');
    this.relay.wake();
  };

  private envelope({ type, data }: NewEvent): CloudEvent {
    const context = currentContext();
    const envelope = {
      specversion: '1.0',
      id: newId(),
      source: `/${this.service}`,
      type,
      subject: subjectOf(type, data as EventData<EventType>),
      time: this.clock.now().toISOString(),
      datacontenttype: 'application/json',
      tenant: context?.actor?.organizationId ?? null,
      actor: context?.actor?.userId ?? 'system',
      correlationId: context?.correlationId ?? newId(),
      causationId: context?.causationId ?? null,
      traceparent: currentTraceparent(),
      data,
    };
    return envelope as unknown as CloudEvent;
  }
}
