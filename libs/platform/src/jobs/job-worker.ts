import { setTimeout as sleep } from 'node:timers/promises';
import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { Inject, Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { DomainError, RetryLater } from '@palisade/kernel';
import type { Logger } from 'pino';
import { LOGGER } from '../config/tokens';
import { runInContext, runOutside } from '../context/context';
import { awayProblem, isAway } from '../problems/away';
import { toProblem } from '../problems/problem';
import { reach } from '../process/failpoint';
import { newId } from '../process/ids';
import type { JobFacts } from '../telemetry/metrics';
import { Metrics } from '../telemetry/metrics';
import type { ClaimedJob, OnProgress } from './job';
import { GIVEN_UP, LongWork, TRIES } from './job';
import { JobLost, JobRuns } from './job-runs';

const POLL_MS = 1_000;
const FORGET_MS = 3_600_000;
/** Progress is written so often at most. */
const TELL_MS = 250;
/** A job waits twice as long each time for a part that is away, up to this. */
const WAIT_MAX_SECONDS = 60;

/**
 * Works on the jobs of a service, one at a time in each process. A job whose process has died is
 * begun again, here or elsewhere, when its hold has run out.
 */
@Injectable()
export class JobWorker implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly works = new Map<string, LongWork>();
  private timers: NodeJS.Timeout[] = [];
  private running?: Promise<void>;
  private isClosed = false;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly runs: JobRuns,
    private readonly metrics: Metrics,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** A service without long work asks for none. */
  onApplicationBootstrap(): void {
    for (const { instance } of this.discovery.getProviders() as { instance: unknown }[]) {
      if (instance instanceof LongWork) this.works.set(instance.kind, instance);
    }
    if (!this.works.size) return;
    this.timers = [
      setInterval(() => this.wake(), POLL_MS),
      setInterval(() => void this.runs.forget().catch(() => 0), FORGET_MS),
    ];
  }

  async onApplicationShutdown(): Promise<void> {
    this.isClosed = true;
    this.timers.forEach(clearInterval);
    await this.running;
  }

  /** Looks for a job now. */
  wake(): void {
    if (this.isClosed || this.running) return;
    this.running = runOutside(() => this.workOff())
      .catch((error: unknown) => this.logger.warn({ error }, 'jobs wait for the database'))
      .finally(() => {
        this.running = undefined;
      });
  }

  private async workOff(): Promise<void> {
    while (!this.isClosed) {
      const job = await this.runs.claim([...this.works.keys()]);
      if (!job) return;
      await runInContext({ correlationId: newId() }, () => this.work(job));
    }
  }

  private async work(job: ClaimedJob): Promise<void> {
    const begun = performance.now();
    const outcome = await this.outcomeOf(job);
    const seconds = (performance.now() - begun) / 1_000;
    this.metrics.observeJob({ kind: job.kind, outcome, seconds });
  }

  private async outcomeOf(job: ClaimedJob): Promise<JobFacts['outcome']> {
    try {
      const result = await this.run(job);
      await this.runs.end(job, { status: 'DONE', result });
      return 'done';
    } catch (error) {
      return this.stop(job, error);
    }
  }

  private run(job: ClaimedJob): Promise<object> {
    const work = this.works.get(job.kind);
    // The run after the last try gives it up.
    if (!work || job.tries > TRIES) throw unable();
    return work.run(job.input, this.tellerOf(job));
  }

  /** An error that nobody expected leaves the job held: it is begun again when the hold ends. */
  private async stop(job: ClaimedJob, error: unknown): Promise<JobFacts['outcome']> {
    if (error instanceof JobLost) return 'lost';
    const { id, kind, claims } = job;
    if (error instanceof Stopped) {
      await this.runs.release(job);
      return 'left';
    }
    // A part is away, or too much waits for it: nothing that the job is to blame for.
    if (isAway(error) || error instanceof RetryLater) return this.putOff(job, error);
    if (error instanceof DomainError) {
      const problem = toProblem(error, '', id);
      await this.runs.end(job, { status: 'FAILED', problem });
      return error.code === GIVEN_UP ? 'failed' : 'refused';
    }
    this.logger.error({ error, id, kind, claims }, 'a job failed and is begun again');
    return 'failed';
  }

  /** Also when it is the database that is away: then that is written as soon as it is back. */
  private async putOff(job: ClaimedJob, error: unknown): Promise<JobFacts['outcome']> {
    const { id, kind, waits } = job;
    const problem = awayProblem(error, id);
    const asked = error instanceof RetryLater ? error.retryAfterSeconds : 0;
    const seconds = Math.max(asked, Math.min(2 ** waits, WAIT_MAX_SECONDS));
    this.logger.warn({ error, id, kind, seconds }, 'a job waits for a part that is away');
    while (!this.isClosed) {
      const isWritten = await this.runs.putOff(job, problem, seconds).then(
        () => true,
        () => false,
      );
      if (isWritten) break;
      await sleep(POLL_MS);
    }
    return 'waits';
  }

  private tellerOf(job: ClaimedJob): OnProgress {
    let next = 0;
    return async (done, total) => {
      if (this.isClosed) throw new Stopped();
      if (Date.now() < next) return;
      await this.runs.progress(job, done, total);
      reach('after-progress-before-end');
      next = Date.now() + TELL_MS;
    };
  }
}

/** This process ends. */
class Stopped extends Error {}

const unable = (): DomainError =>
  new DomainError(GIVEN_UP, 'This could not be done. Please try again later.', 500);
