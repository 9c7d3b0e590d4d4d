import { Inject, Injectable } from '@nestjs/common';
import { Counter, Histogram, Registry } from 'prom-client';
import type { ServiceName } from '../config/services';
import { SERVICE_NAME } from '../config/tokens';

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
  outcome: 'done' | 'failed' | 'left' | 'lost' | 'refused' | 'waits';
  seconds: number;
}

/** Figures of what a service does, counted as it does it. */
@Injectable()
export class Metrics {
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
  private readonly jobs = new Histogram({
    name: 'palisade_job_seconds',
    help: 'Time that a run of a job took, by outcome: done, refused, failed, lost or left.',
    labelNames: ['kind', 'outcome'],
    buckets: JOB_BUCKETS,
    registers: [this.registry],
  });

  constructor(@Inject(SERVICE_NAME) service: ServiceName) {
    this.registry.setDefaultLabels({ service });
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
}
