import { Client, Pool } from 'pg';
import { PreparingClient } from '../database/preparing-client';
import type { DeadMessage, Message, MessageHandler, Subscription } from './broker';
import { Broker } from './broker';
import * as sql from './postgres-queue.sql';
import { QueueWorker } from './queue-worker';

/** Times that a test may shorten. */
export interface QueueTiming {
  /** A message is delivered again when its consumer is silent for so long. */
  leaseMs: number;
  /** Wait before the second delivery of a failed message; doubles each time. */
  retryMs: number;
}

/** The net below notifications and retries: how often due messages are looked for. */
const POLL_MS = 1_000;
const PRUNE_MS = 3_600_000;
const POOL_SIZE = 4;
/** The polls of a quiet queue need no more, and find their plans again. */
const POOL_MIN = 1;
const RECONNECT_MS = 500;
/** A statement of the queue that is not answered by then has lost its connection. */
const SILENT_MS = 10_000;

/** A durable queue on PostgreSQL for machines without RabbitMQ: leases, retries, dead letters. */
export class PostgresBroker extends Broker {
  private readonly pool: Pool;
  private readonly workers = new Map<string, QueueWorker>();
  private readonly timers: NodeJS.Timeout[];
  private listener?: Client;
  private closed = false;
  private ready?: Promise<void>;

  constructor(
    private readonly url: string,
    private readonly timing: QueueTiming,
  ) {
    super();
    this.pool = new Pool({
      Client: PreparingClient,
      connectionString: url,
      min: POOL_MIN,
      max: POOL_SIZE,
      idleTimeoutMillis: 10_000,
      connectionTimeoutMillis: SILENT_MS,
      query_timeout: SILENT_MS,
    });
    this.pool.on('error', () => undefined);
    this.timers = [
      setInterval(() => void this.poll().catch(() => undefined), POLL_MS),
      setInterval(() => void this.pool.query(sql.PRUNE).catch(() => undefined), PRUNE_MS),
    ];
  }

  async publish(messages: Message[]): Promise<void> {
    if (!messages.length) return;
    await this.prepare();
    await this.pool.query(sql.PUBLISH, [
      messages.map((message) => message.id),
      messages.map((message) => message.topic),
      messages.map((message) => message.subject),
      messages.map((message) => message.body),
    ]);
  }

  async bind(queue: string, topics: string[]): Promise<void> {
    await this.prepare();
    await this.pool.query(
      `with gone as (delete from binding where queue = $1 and topic <> all($2::text[]))
       insert into binding (queue, topic) select $1, unnest($2::text[]) on conflict do nothing`,
      [queue, topics],
    );
  }

  async subscribe(queue: string, topics: string[], handler: MessageHandler): Promise<Subscription> {
    await this.bind(queue, topics);
    if (!this.listener) await this.listen();
    const worker = new QueueWorker(this.pool, queue, handler, this.timing);
    this.workers.set(queue, worker);
    worker.wake();
    const close = async (): Promise<void> => {
      this.workers.delete(queue);
      await worker.close();
    };
    return { close };
  }

  async dead(queue: string): Promise<DeadMessage[]> {
    await this.prepare();
    const result = await this.pool.query<DeadMessage>(sql.DEAD, [queue]);
    return result.rows;
  }

  async countDead(queue: string): Promise<number> {
    await this.prepare();
    const result = await this.pool.query<{ count: number }>(sql.COUNT_DEAD, [queue]);
    return result.rows[0].count;
  }

  async revive(queue: string, id: string): Promise<boolean> {
    await this.prepare();
    const { rowCount } = await this.pool.query(sql.REVIVE, [queue, id]);
    this.workers.get(queue)?.wake();
    return rowCount === 1;
  }

  async ping(): Promise<void> {
    await this.pool.query('select 1');
  }

  async close(): Promise<void> {
    this.closed = true;
    this.timers.forEach(clearInterval);
    await Promise.all([...this.workers.values()].map((worker) => worker.close()));
    await this.listener?.end().catch(() => undefined);
    await this.pool.end();
  }

  private prepare(): Promise<void> {
    this.ready ??= this.createTables().catch((error: unknown) => {
      this.ready = undefined;
      throw error;
    });
    return this.ready;
  }

  private async createTables(): Promise<void> {
    await this.pool.query(sql.CREATE_TABLES);
  }

  private async poll(): Promise<void> {
    if (!this.workers.size) return;
    const result = await this.pool.query<{ queue: string }>(sql.DUE, [[...this.workers.keys()]]);
    for (const { queue } of result.rows) this.workers.get(queue)?.wakeWhenDue();
  }

  /** Keeps one connection that hears of new messages; the poll covers the time without it. */
  private async listen(): Promise<void> {
    const client = new Client({ connectionString: this.url });
    this.listener = client;
    client.on('notification', ({ payload }) => this.workers.get(payload ?? '')?.wake());
    client.on('error', () => undefined);
    client.on('end', () => {
      if (!this.closed) setTimeout(() => void this.listen().catch(() => undefined), RECONNECT_MS);
    });
    await client.connect();
    await client.query('listen delivery');
  }
}
