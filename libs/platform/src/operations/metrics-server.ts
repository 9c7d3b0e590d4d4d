import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { Inject, Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Gauge } from 'prom-client';
import { Config } from '../config/config';
import type { ServiceName } from '../config/services';
import { portOffset } from '../config/services';
import { SERVICE_NAME } from '../config/tokens';
import { Metrics } from '../telemetry/metrics';
import { OperationsParts } from './operations-parts';

/**
 * Figures of a service for Prometheus, on a port that the gateway does not lead to: those that it
 * counts, and how its outbox, its jobs and the broker stand when it is asked.
 */
@Injectable()
export class MetricsServer implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly waiting = this.gauge(
    'palisade_outbox_waiting',
    'Events that wait for the broker.',
  );
  private readonly age = this.gauge('palisade_outbox_age_seconds', 'Age of the oldest of them.');
  private readonly parked = this.gauge(
    'palisade_outbox_parked',
    'Events that the broker will not take.',
  );
  private readonly dead = this.gauge(
    'palisade_dead_letters',
    'Events that no consumer could handle.',
  );
  private readonly jobsWaiting = this.gauge('palisade_jobs_waiting', 'Jobs that wait for a run.');
  private readonly jobsRunning = this.gauge('palisade_jobs_running', 'Jobs that are under way.');
  private readonly jobsFailed = this.gauge('palisade_jobs_failed', 'Jobs that were given up.');
  private readonly brokerUp = this.gauge('palisade_broker_up', '1 when the broker can be reached.');
  private readonly partUp = this.gauge(
    'palisade_part_up',
    '1 when a part that only some services have is well.',
    ['part'],
  );
  private server?: Server;

  constructor(
    private readonly metrics: Metrics,
    private readonly config: Config,
    private readonly parts: OperationsParts,
    @Inject(SERVICE_NAME) private readonly service: ServiceName,
  ) {}

  /** Listens when METRICS_PORT says where. */
  async onApplicationBootstrap(): Promise<void> {
    const { METRICS_PORT, HOST, PORT, OWN_PORT } = this.config.values;
    if (!METRICS_PORT) return;
    const { registry } = this.metrics;
    collectDefaultMetrics({ register: registry, prefix: 'palisade_' });
    this.server = createServer((_request, response) => {
      void this.read().then(
        (text) => response.setHeader('content-type', registry.contentType).end(text),
        () => response.writeHead(503).end(),
      );
    });
    const port = METRICS_PORT + (OWN_PORT ? OWN_PORT - PORT : portOffset(this.service));
    await new Promise<void>((resolve, reject) => {
      this.server?.once('error', reject).listen(port, HOST, resolve);
    });
  }

  async onApplicationShutdown(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise<void>((resolve) => {
      if (this.server) this.server.close(() => resolve());
      else resolve();
    });
  }

  private gauge(name: string, help: string, labelNames: string[] = []): Gauge {
    return new Gauge({ name, help, labelNames, registers: [this.metrics.registry] });
  }

  /** Asks each part once; what cannot be asked right now is no number. */
  private async read(): Promise<string> {
    const [outbox, jobs, dead, isUp, others] = await Promise.all([
      this.parts.outbox().catch(() => undefined),
      this.parts.jobs().catch(() => undefined),
      this.parts.countDead(this.service).catch(() => undefined),
      this.parts.isBrokerUp(),
      this.parts.others(),
    ]);
    this.waiting.set(outbox?.waiting ?? Number.NaN);
    this.age.set(outbox?.oldestSeconds ?? Number.NaN);
    this.parked.set(outbox?.parked ?? Number.NaN);
    this.dead.set(dead ?? Number.NaN);
    this.jobsWaiting.set(jobs?.waiting ?? Number.NaN);
    this.jobsRunning.set(jobs?.running ?? Number.NaN);
    this.jobsFailed.set(jobs?.failed ?? Number.NaN);
    this.brokerUp.set(isUp ? 1 : 0);
    for (const [part, state] of Object.entries(others)) {
      this.partUp.set({ part }, state === 'up' ? 1 : 0);
    }
    return this.metrics.registry.metrics();
  }
}
