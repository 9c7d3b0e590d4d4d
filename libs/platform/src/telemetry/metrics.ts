import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { Inject, Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { DataSource } from 'typeorm';
import { Broker } from '../broker/broker';
import { Config } from '../config';
import type { ServiceName } from '../services';
import { portOffset } from '../services';
import { SERVICE_NAME } from '../tokens';
import { jobsState } from './jobs-state';
import { outboxState } from './outbox-state';

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What a finished request was. */
export interface RequestFacts {
  method: string;
  route: string;
  status: number;
  seconds: number;
}

const JOB_BUCKETS = [0.1, 0.5, 1, 5, 15, 60, 300, 900];

/** What a run of a job came to. */
export interface JobFacts {
  kind: string;
  outcome: 'done' | 'failed' | 'left' | 'lost' | 'refused';
  seconds: number;
}

/** Figures of a service for Prometheus, on a port that the gateway does not lead to. */
@Injectable()
export class Metrics implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly registry = new Registry();
  private readonly requests = new Histogram({
    name: 'palisade_request_seconds',
    help: 'Time until a request was answered.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [this.registry],
  });
  private readonly events = new Counter({
    name: 'palisade_events_total',
    help: 'Events that a consumer took, by outcome: handled or failed.',
    labelNames: ['consumer', 'outcome'],
    registers: [this.registry],
  });
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
  private readonly jobs = new Histogram({
    name: 'palisade_job_seconds',
    help: 'Time that a run of a job took, by outcome: done, refused, failed, lost or left.',
    labelNames: ['kind', 'outcome'],
    buckets: JOB_BUCKETS,
    registers: [this.registry],
  });
  private readonly jobsWaiting = this.gauge('palisade_jobs_waiting', 'Jobs that wait for a run.');
  private readonly jobsRunning = this.gauge('palisade_jobs_running', 'Jobs that are under way.');
  private readonly jobsFailed = this.gauge('palisade_jobs_failed', 'Jobs that were given up.');
  private readonly brokerUp = this.gauge('palisade_broker_up', '1 when the broker can be reached.');
  private server?: Server;

  constructor(
    private readonly config: Config,
    private readonly dataSource: DataSource,
    private readonly broker: Broker,
    @Inject(SERVICE_NAME) private readonly service: ServiceName,
  ) {
    this.registry.setDefaultLabels({ service });
  }

  /** Listens when METRICS_PORT says where. */
  async onApplicationBootstrap(): Promise<void> {
    const { METRICS_PORT, HOST, PORT, OWN_PORT } = this.config.values;
    if (!METRICS_PORT) return;
    collectDefaultMetrics({ register: this.registry, prefix: 'palisade_' });
    this.server = createServer((_request, response) => {
      void this.read().then(
        (text) => response.setHeader('content-type', this.registry.contentType).end(text),
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

  observe({ method, route, status, seconds }: RequestFacts): void {
    this.requests.observe({ method, route, status: String(status) }, seconds);
  }

  countEvent(consumer: string, outcome: 'failed' | 'handled'): void {
    this.events.inc({ consumer, outcome });
  }

  observeJob({ kind, outcome, seconds }: JobFacts): void {
    this.jobs.observe({ kind, outcome }, seconds);
  }

  private gauge(name: string, help: string): Gauge {
    return new Gauge({ name, help, registers: [this.registry] });
  }

  /** Asks each part once; what cannot be asked right now is no number. */
  private async read(): Promise<string> {
    const [outbox, jobs, dead, isUp] = await Promise.all([
      outboxState(this.dataSource.manager).catch(() => undefined),
      jobsState(this.dataSource.manager).catch(() => undefined),
      this.broker.countDead(this.service).catch(() => undefined),
      this.broker.ping().then(
        () => 1,
        () => 0,
      ),
    ]);
    this.waiting.set(outbox?.waiting ?? Number.NaN);
    this.age.set(outbox?.oldestSeconds ?? Number.NaN);
    this.parked.set(outbox?.parked ?? Number.NaN);
    this.dead.set(dead ?? Number.NaN);
    this.jobsWaiting.set(jobs?.waiting ?? Number.NaN);
    this.jobsRunning.set(jobs?.running ?? Number.NaN);
    this.jobsFailed.set(jobs?.failed ?? Number.NaN);
    this.brokerUp.set(isUp);
    return this.registry.metrics();
  }
}
