import { Controller, Get, HttpCode, Inject, Param, ParseUUIDPipe, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { DomainError, isStaff } from '@palisade/kernel';
import type { Logger } from 'pino';
import { Can, CurrentActor } from '../access/can';
import { LOGGER, SERVICE_NAME } from '../config/tokens';
import type { Actor } from '../context/actor';
import { Transactions } from '../transactions/transactions';
import { OperationsParts } from './operations-parts';
import type { StuckItem } from './stuck-work';

/** How a service stands, as its operator sees it. */
export interface ServiceState {
  service: string;
  brokerUp: boolean;
  /** How its other parts stand: `up`, or in a word what is wrong; absent from older services. */
  parts?: Record<string, string>;
  /** Events that wait for the broker, and for how many seconds the oldest has. */
  waiting: number;
  oldestSeconds: number;
  /** What is stuck, by kind; null for what cannot be known right now. */
  stuck: Record<string, number | null>;
}

/** One stuck thing with its kind. */
export type KindOfStuckItem = StuckItem & { kind: string };

/** What the gateway shows of each service to those who run the platform. */
@ApiExcludeController()
@Controller('ops')
export class OperationsController {
  constructor(
    private readonly parts: OperationsParts,
    private readonly transactions: Transactions,
    @Inject(SERVICE_NAME) private readonly service: string,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Get('state')
  @Can('feature-flag:view')
  async state(@CurrentActor() actor: Actor): Promise<ServiceState> {
    checkStaff(actor);
    const counts = this.parts.kinds().map(async (work): Promise<[string, number | null]> => {
      return [work.kind, await work.count().catch(() => null)];
    });
    const { waiting, oldestSeconds } = await this.parts.outbox();
    return {
      service: this.service,
      brokerUp: await this.parts.isBrokerUp(),
      parts: await this.parts.others(),
      waiting,
      oldestSeconds,
      stuck: Object.fromEntries(await Promise.all(counts)),
    };
  }

  @Get('stuck')
  @Can('feature-flag:view')
  async stuck(@CurrentActor() actor: Actor): Promise<KindOfStuckItem[]> {
    checkStaff(actor);
    const lists = this.parts.kinds().map(async (work) => {
      const items = await work.list().catch((error: unknown) => this.giveUp(work.kind, error));
      return items.map((item) => ({ kind: work.kind, ...item }));
    });
    return (await Promise.all(lists)).flat();
  }

  @Post('stuck/:kind/:id/retry')
  @HttpCode(200)
  @Can('feature-flag:edit')
  async retry(
    @Param('kind') kind: string,
    @Param('id', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<{ retried: boolean }> {
    checkStaff(actor);
    const work = this.parts.kinds().find((one) => one.kind === kind);
    if (!(await work?.retry(id).catch((error: unknown) => this.giveUp(kind, error)))) {
      throw new DomainError('NOT_STUCK', 'Nothing with this id is stuck.', 404);
    }
    const subject = { subjectType: kind, subjectId: id };
    await this.transactions.run((tx) => tx.record({ action: 'operations.retry', ...subject }));
    return { retried: true };
  }

  @Post('stuck/:kind/:id/discard')
  @HttpCode(200)
  @Can('feature-flag:edit')
  async discard(
    @Param('kind') kind: string,
    @Param('id', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<{ discarded: boolean }> {
    checkStaff(actor);
    const work = this.parts.kinds().find((one) => one.kind === kind);
    await this.transactions.run(async (tx) => {
      if (!(await work?.discard(id, tx.em))) {
        throw new DomainError('NOT_STUCK', 'Nothing with this id can be given up.', 404);
      }
      await tx.record({ action: 'operations.discard', subjectType: kind, subjectId: id });
    });
    return { discarded: true };
  }

  /** What keeps the list of a kind is away: that says nothing of what is stuck. */
  private giveUp(kind: string, error: unknown): never {
    if (error instanceof DomainError) throw error;
    this.logger.warn({ error, kind }, 'what is stuck cannot be known');
    const detail = `What is stuck of the kind ${kind} cannot be known right now.`;
    throw new DomainError('PART_AWAY', detail, 503);
  }
}

function checkStaff(actor: Actor): void {
  if (isStaff(actor)) return;
  throw new DomainError('FORBIDDEN', 'You do not have permission to do this.', 403);
}
