import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { Config, databaseUrl } from '@palisade/platform';
import { Client } from 'pg';
import type { StoredLiveEvent } from './live-event';
import { LiveEventStore } from './live-event-store';

const RECONNECT_MS = 500;
const POLL_MS = 2_000;

/** Takes new live events from the database and hands them to the open streams, in order. */
@Injectable()
export class LiveEventHub implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly listeners = new Set<(event: StoredLiveEvent) => void>();
  private position = '0';
  private client?: Client;
  private timer?: NodeJS.Timeout;
  private reading?: Promise<void>;
  private again = false;
  private closed = false;

  constructor(
    private readonly store: LiveEventStore,
    private readonly config: Config,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.position = await this.store.last();
    await this.connect();
    this.timer = setInterval(() => this.read(), POLL_MS);
  }

  async onApplicationShutdown(): Promise<void> {
    this.closed = true;
    clearInterval(this.timer);
    await this.reading;
    await this.client?.end().catch(() => undefined);
  }

  /** Calls for each event from now on; returns how to stop. */
  subscribe(listener: (event: StoredLiveEvent) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private async connect(): Promise<void> {
    const client = new Client({ connectionString: databaseUrl(this.config, 'gateway') });
    this.client = client;
    client.on('notification', () => this.read());
    client.on('error', () => undefined);
    client.on('end', () => {
      if (!this.closed) setTimeout(() => void this.connect().catch(() => undefined), RECONNECT_MS);
    });
    await client.connect();
    await client.query('listen live_event');
  }

  private read(): void {
    this.again = true;
    if (this.closed || this.reading) return;
    this.reading = this.drain()
      .catch(() => undefined) // The database is away: the next poll reads on from here.
      .finally(() => {
        this.reading = undefined;
      });
  }

  private async drain(): Promise<void> {
    while (this.again && !this.closed) {
      this.again = false;
      for (const event of await this.store.after(this.position)) {
        this.position = event.sequence;
        this.listeners.forEach((listener) => listener(event));
      }
    }
  }
}
