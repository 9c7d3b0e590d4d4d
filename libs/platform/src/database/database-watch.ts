import type { Socket } from 'node:net';
import { DomainError } from '@palisade/kernel';
import { Client } from 'pg';
import type { ClientConfig } from 'pg';
import { AwakeClock } from '../process/awake-clock';
import { PreparingClient } from './preparing-client';

/** Times of a watch, in milliseconds. */
export interface DatabaseTimes {
  /** A connection that waits for so long without a byte makes the database suspect. */
  suspectMs: number;
  /** A suspect database must answer a new connection within this. */
  probeMs: number;
  /** A database that answers others ends every statement within this: the connection is dead. */
  deadMs: number;
  /** How often the connections are looked through. */
  lookMs: number;
}

/** What the client of pg keeps, beyond its types. */
interface Insides {
  connection: { stream: Socket };
  readyForQuery: boolean | null;
}

/** Times of an `AwakeClock`. */
interface Progress {
  bytes: number;
  /** Since when no byte came. */
  sinceMs: number;
  /** Since when a statement is being waited for. */
  busyMs: number;
}

/** A new connection that shows whether the database says anything. */
interface Probe {
  client: Client & Insides;
  sinceMs: number;
  isAnswered: boolean;
}

/**
 * Breaks the connections to a database that answers nothing any more, so that those who wait are
 * told within two seconds, and refuses new work until it answers. Costs a statement nothing.
 */
export class DatabaseWatch {
  isSilent = false;
  private readonly progress = new Map<Client & Insides, Progress>();
  private readonly clock: AwakeClock;
  private timer?: NodeJS.Timeout;
  private probe?: Probe;

  constructor(
    private readonly url: string,
    private readonly times: DatabaseTimes,
  ) {
    this.clock = new AwakeClock(times.lookMs);
  }

  /** The class of the clients that a pool must make to be watched. */
  get clientClass(): new (config?: ClientConfig) => Client {
    const { progress, clock } = this;
    return class extends PreparingClient {
      constructor(config?: ClientConfig) {
        super(config);
        const client = this as unknown as Client & Insides;
        progress.set(client, { bytes: 0, sinceMs: clock.nowMs, busyMs: clock.nowMs });
        this.once('end', () => progress.delete(client));
        this.once('error', () => progress.delete(client));
      }
    };
  }

  start(): void {
    this.timer = setInterval(() => this.look(), this.times.lookMs).unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private look(): void {
    this.clock.tick();
    const isHeard = this.listen();
    const { probeMs, suspectMs } = this.times;
    if (!this.probe) {
      const isSuspect = this.isSilent || this.find('sinceMs', suspectMs).length > 0;
      if (isSuspect) this.probe = startProbe(this.url, this.clock.nowMs);
    } else if (isHeard || this.probe.isAnswered || isHeardOn(this.probe.client)) {
      this.conclude(this.probe, { isSilent: false });
    } else if (this.clock.nowMs - this.probe.sinceMs >= probeMs) {
      this.conclude(this.probe, { isSilent: true });
    }
  }

  /** Notes what every connection has received; whether any has received something. */
  private listen(): boolean {
    const { nowMs } = this.clock;
    let isHeard = false;
    for (const [client, progress] of this.progress) {
      const bytes = client.connection.stream.bytesRead;
      if (client.readyForQuery) progress.busyMs = nowMs;
      if (bytes !== progress.bytes) isHeard = true;
      if (client.readyForQuery || bytes !== progress.bytes) {
        Object.assign(progress, { bytes, sinceMs: nowMs });
      }
    }
    return isHeard;
  }

  private conclude({ client }: Probe, { isSilent }: { isSilent: boolean }): void {
    this.probe = undefined;
    client.connection.stream.destroy();
    this.isSilent = isSilent;
    const { deadMs, probeMs } = this.times;
    const lost = isSilent ? this.find('busyMs', probeMs) : this.find('sinceMs', deadMs);
    for (const connection of lost) {
      this.progress.delete(connection);
      connection.connection.stream.destroy();
    }
  }

  private find(since: 'sinceMs' | 'busyMs', ms: number): (Client & Insides)[] {
    const until = this.clock.nowMs - ms;
    const clients = [...this.progress].filter(([, progress]) => progress[since] <= until);
    return clients.map(([client]) => client);
  }
}

/** The answer to work that a silent database would keep waiting. */
export const databaseSilent = (): DomainError =>
  new DomainError(
    'DATABASE_UNAVAILABLE',
    'The database is unavailable right now. Please try again.',
    503,
  );

const isHeardOn = ({ connection }: Insides): boolean => connection.stream.bytesRead > 0;

/** Asks for a connection; a refusal is an answer too. */
function startProbe(connectionString: string, sinceMs: number): Probe {
  const client = new Client({ connectionString }) as Client & Insides;
  const probe = { client, sinceMs, isAnswered: false };
  const answered = (): void => {
    probe.isAnswered = true;
  };
  client.on('error', answered);
  client.connect().then(answered, answered);
  return probe;
}
