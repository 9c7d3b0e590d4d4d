import { DomainError } from '@palisade/kernel';
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

const TIMES: WatchTimes = { suspectMs: 700, probeMs: 1_000, lookMs: 150 };

/** The service answers neither its calls nor a probe. */
export const silent = (): DomainError =>
  new DomainError('SERVICE_SILENT', 'The service does not answer. Please try again.', 503);

/**
 * Ends the calls to a service that answers nothing any more, and refuses new ones until it does. A
 * call may take long as long as the service answers probes meanwhile.
 */
export class ServiceWatch {
  private readonly calls = new Map<AbortController, number>();
  private heardMs = 0;
  private isSilent = false;
  private timer?: NodeJS.Timeout;
  private probing?: Promise<void>;

  constructor(
    private readonly origin: string,
    private readonly times = TIMES,
  ) {}

  /** Makes a call that ends when the service falls silent; throws at once while it is. */
  async run<T>(call: (signal: AbortSignal) => Promise<T>): Promise<T> {
    if (this.isSilent) throw silent();
    const abort = new AbortController();
    this.calls.set(abort, Date.now());
    this.timer ??= setInterval(() => this.look(), this.times.lookMs).unref();
    try {
      const answer = await call(abort.signal);
      this.heardMs = Date.now();
      return answer;
    } finally {
      this.calls.delete(abort);
    }
  }

  close(): void {
    clearInterval(this.timer);
  }

  private look(): void {
    if (this.probing) return;
    const [oldestMs] = this.calls.values();
    const isSuspect = oldestMs !== undefined && this.isOverdue(Math.max(oldestMs, this.heardMs));
    if (isSuspect || this.isSilent) {
      this.probing = this.probe().finally(() => (this.probing = undefined));
    } else if (oldestMs === undefined) {
      clearInterval(this.timer);
      this.timer = undefined;
    }
  }

  private isOverdue(sinceMs: number): boolean {
    return Date.now() - sinceMs >= this.times.suspectMs;
  }

  private async probe(): Promise<void> {
    const startedMs = Date.now();
    const signal = AbortSignal.timeout(this.times.probeMs);
    try {
      // Not by the calls' connections, which may all wait.
      const { body } = await request(`${this.origin}/health/live`, { signal, reset: true });
      await body.dump();
      this.heardMs = Date.now();
      this.isSilent = false;
    } catch {
      // A refusal is an answer of the host, which ends the calls by itself.
      if (!signal.aborted || this.heardMs > startedMs) return;
      this.isSilent = true;
      for (const call of this.calls.keys()) call.abort(silent());
    }
  }
}
