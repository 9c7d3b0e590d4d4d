import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { Inject, Injectable } from '@nestjs/common';
import type { Actor } from '@palisade/platform';
import { Clock, LOGGER, newId } from '@palisade/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { ApiActivity } from './api-activity.entity';

const FLUSH_MS = 250;
const MAX_WAITING = 10_000;
const BATCH = 500;
const MAX_PATH = 500;
const PRUNE_MS = 3_600_000;
/** The longest preset reaches back this far. */
const KEEP = '90 days';

/** Writes down what machines call, after their answer and many at a time. */
@Injectable()
export class ApiCallRecorder implements OnApplicationBootstrap, OnApplicationShutdown {
  private waiting: ApiActivity[] = [];
  private timers: NodeJS.Timeout[] = [];
  private flushing: Promise<void> = Promise.resolve();

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timers = [
      setInterval(() => void this.flush(), FLUSH_MS),
      setInterval(() => void this.prune(), PRUNE_MS),
    ];
  }

  async onApplicationShutdown(): Promise<void> {
    this.timers.forEach(clearInterval);
    await this.flush();
  }

  /** Notes an answered call of an API key. */
  add(request: FastifyRequest, reply: FastifyReply, { apiClientId, organizationId }: Actor): void {
    if (!apiClientId || this.waiting.length >= MAX_WAITING) return;
    this.waiting.push({
      id: newId(),
      apiClientId,
      organizationId,
      method: request.method,
      path: request.url.split('?')[0].slice(0, MAX_PATH),
      status: reply.statusCode,
      durationMs: Math.round(reply.elapsedTime),
      created: this.clock.now(),
    });
  }

  /** Resolves when everything that was noted before is written. */
  flush(): Promise<void> {
    this.flushing = this.flushing.then(() => this.write());
    return this.flushing;
  }

  private async write(): Promise<void> {
    while (this.waiting.length > 0) {
      const batch = this.waiting.slice(0, BATCH);
      try {
        await this.dataSource.manager.insert(ApiActivity, batch);
        this.waiting.splice(0, batch.length);
      } catch (error) {
        this.logger.warn({ error, waiting: this.waiting.length }, 'API activity waits');
        return;
      }
    }
  }

  private async prune(): Promise<void> {
    await this.dataSource
      .query(`delete from api_activity where created < $1::timestamptz - interval '${KEEP}'`, [
        this.clock.now(),
      ])
      .catch((error: unknown) => this.logger.warn({ error }, 'old API activity stays'));
  }
}
