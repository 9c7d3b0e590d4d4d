import type { Socket } from 'node:net';
import { DomainError } from '@palisade/kernel';
import { Client } from 'pg';
import type { ClientConfig } from 'pg';
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

interface Progress {
  bytes: number;
  /** Since when no byte came. */
  sinceMs: number;
  /** Since when a statement is being waited for. */
  busyMs: number;
}

/**
 * Breaks the connections to a database that answers nothing any more, so that those who wait are
 * told within two seconds, and refuses new work until it answers. Costs a statement nothing.
 */
export class DatabaseWatch {
  isSilent = false;
  private readonly progress = new Map<Client & Insides, Progress>();
  private timer?: NodeJS.Timeout;
  private probing?: Promise<void>;

  constructor(
    private readonly url: string,
    private readonly times: DatabaseTimes,
  ) {}

  /** The class of the clients that a pool must make to be watched. */
  get clientClass(): new (config?: ClientConfig) => Client {
    const { progress } = this;
    return class extends PreparingClient {
      constructor(config?: ClientConfig) {
        super(config);
        const client = this as unknown as Client & Insides;
        progress.set(client, { bytes: 0, sinceMs: Date.now(), busyMs: Date.now() });
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
    for (const [client, progress] of this.progress) {
      const bytes = client.connection.stream.bytesRead;
      const now = Date.now();
      if (client.readyForQuery) progress.busyMs = now;
      if (client.readyForQuery || bytes !== progress.bytes) {
        Object.assign(progress, { bytes, sinceMs: now });
      }
    }
    if (this.probing) return;
    if (!this.isSilent && !this.find('sinceMs', this.times.suspectMs).length) return;
    this.probing = this.probe().finally(() => (this.probing = undefined));
  }

  private async probe(): Promise<void> {
    const { deadMs, probeMs } = this.times;
    const isAnswering = await answers(this.url, probeMs);
    this.isSilent = !isAnswering;
    const lost = isAnswering ? this.find('sinceMs', deadMs) : this.find('busyMs', probeMs);
    for (const client of lost) {
      this.progress.delete(client);
      client.connection.stream.destroy();
    }
  }

  private find(since: 'sinceMs' | 'busyMs', ms: number): (Client & Insides)[] {
    const until = Date.now() - ms;
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

/** Whether a server says anything to a new connection; a refusal is an answer too. */
async function answers(connectionString: string, limitMs: number): Promise<boolean> {
  const client = new Client({ connectionString }) as Client & Insides;
  client.on('error', () => undefined);
  let isLate = false;
  const late = setTimeout(() => {
    isLate = true;
    client.connection.stream.destroy();
  }, limitMs);
  await client.connect().catch(() => undefined);
  clearTimeout(late);
  void client.end().catch(() => undefined);
  return !isLate;
}
