import { DomainError } from '@palisade/kernel';
import { AwakeClock } from '@palisade/platform';
import { request } from 'undici';

/** Times of a watch, in milliseconds; together they bound how long a silent service is waited for. */
export interface WatchTimes {
  /** A call without an answer for so long makes its service suspect. */
  suspectMs: number;
  /** A suspect service must answer a probe within this. */
  probeMs: number;
  /** How often calls are looked through, and a silent service is probed again. */
  lookMs: number;
}

const TIMES: WatchTimes = { suspectMs: 600, probeMs: 1_000, lookMs: 150 };

/** A call to a service. */
export interface WatchedCall {
  /** Resolves when the service answers. */
  begin(): Promise<void>;
  /** Ends it from outside. */
  abort(reason: Error): void;
}

/** The service answers neither its calls nor a probe. */
export const silent = (): DomainError =>
  new DomainError('SERVICE_SILENT', 'The service does not answer. Please try again.', 503);

/**
 * Ends the calls to a service that answers nothing any more, and refuses new ones until it does. A
 * call may take long as long as the service answers probes meanwhile.
 */
export class ServiceWatch {
  /** By the time of the clock at which each began. */
  private readonly calls = new Map<WatchedCall, number>();
  private readonly clock: AwakeClock;
  private heardMs = 0;
  private isSilent = false;
  private timer?: NodeJS.Timeout;
  private probe?: { sinceMs: number; abort: AbortController };

  constructor(
    private readonly origin: string,
    private readonly times = TIMES,
  ) {
    this.clock = new AwakeClock(times.lookMs);
  }

  /** Makes a call, which ends when the service falls silent; throws at once while it is. */
  async run(call: WatchedCall): Promise<void> {
    if (this.isSilent) throw silent();
    this.calls.set(call, this.clock.nowMs);
    this.timer ??= setInterval(() => this.look(), this.times.lookMs).unref();
    try {
      await call.begin();
      this.heardMs = this.clock.nowMs;
    } finally {
      this.calls.delete(call);
    }
  }

  close(): void {
    clearInterval(this.timer);
  }

  private look(): void {
    this.clock.tick();
    const { nowMs } = this.clock;
    if (this.probe) {
      const isLate = nowMs - this.probe.sinceMs >= this.times.probeMs;
      if (isLate) this.probe.abort.abort();
      return;
    }
    const [oldestMs] = this.calls.values();
    const waitsSinceMs = oldestMs !== undefined && Math.max(oldestMs, this.heardMs);
    const isSuspect = waitsSinceMs !== false && nowMs - waitsSinceMs >= this.times.suspectMs;
    if (isSuspect || this.isSilent) void this.probeOnce();
    else if (oldestMs === undefined) {
      clearInterval(this.timer);
      this.timer = undefined;
    }
  }

  private async probeOnce(): Promise<void> {
    const sinceMs = this.clock.nowMs;
    const abort = new AbortController();
    this.probe = { sinceMs, abort };
    try {
      // Not by the calls' connections, which may all wait.
      const call = { signal: abort.signal, reset: true };
      const { body } = await request(`${this.origin}/health/live`, call);
      await body.dump();
      this.heardMs = this.clock.nowMs;
      this.isSilent = false;
    } catch {
      // A refusal is an answer of the host, which ends the calls by itself.
      if (!abort.signal.aborted || this.heardMs > sinceMs) return;
      this.isSilent = true;
      for (const call of this.calls.keys()) call.abort(silent());
    } finally {
      this.probe = undefined;
    }
  }
}
