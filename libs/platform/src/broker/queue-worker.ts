import type { Pool } from 'pg';
import { runOutside } from '../context/context';
import { reach } from '../process/failpoint';
import { attemptsAfter } from './attempts';
import { Backoff } from './backoff';
import type { Message, MessageHandler } from './broker';
import type { QueueTiming } from './postgres-broker';
import * as sql from './postgres-queue.sql';

interface Claimed {
  id: string;
  messageId: string;
  topic: string;
  subject: string;
  body: string;
  attempts: number;
  claims: number;
  front: number;
}

const BATCH_SIZE = 50;
/** Due messages among which heads of subjects are looked for; those of one subject may fill it. */
const FRONT = 1_000;
/** A message claimed so often without an outcome takes its process with it each time: it is dead. */
const MAX_CLAIMS = 100;

/** Consumes one queue: claims a batch, hands it out, and goes on until nothing is due. */
export class QueueWorker {
  private running?: Promise<void>;
  private again = false;
  private closed = false;
  private readonly emptyLooks = new Backoff();
  private readonly wholeLooks = new Backoff();
  /** What was handled; the next claim acknowledges it. */
  private readonly done: string[] = [];

  constructor(
    private readonly pool: Pool,
    private readonly queue: string,
    private readonly handler: MessageHandler,
    private readonly timing: QueueTiming,
  ) {}

  /** Looks for due messages, now or as soon as the current batch is done. */
  wake(): void {
    this.again = true;
    if (this.closed || this.running) return;
    this.running = runOutside(() => this.drain())
      .catch(() => undefined) // The database is away: the next poll tries again.
      .finally(() => {
        this.running = undefined;
      });
  }

  /** The same because something is due, if only behind a head that waits: then not each time. */
  wakeWhenDue(): void {
    if (this.emptyLooks.isOver) this.wake();
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.running;
    if (!this.done.length) return;
    // Without a database they come again, and their consumers know them.
    await this.pool.query(sql.DONE, [this.done]).catch(() => undefined);
  }

  private async drain(): Promise<void> {
    while (this.again && !this.closed) {
      this.again = false;
      const rows = await this.emptyLooks.after(() => this.claim(), isEmpty);
      if (rows.length) this.again = true;
      const inOrder = rows.sort((a, b) => Number(a.id) - Number(b.id));
      await Promise.all(inOrder.map((claimed) => this.deliver(claimed)));
    }
  }

  /** Where followers of few subjects stand in front, what is behind them is looked at now and then. */
  private async claim(): Promise<Claimed[]> {
    const near = await this.lease(BATCH_SIZE, FRONT);
    const isCrowded = near.length < BATCH_SIZE && near.some(({ front }) => front === FRONT);
    if (!isCrowded || !this.wholeLooks.isOver) return near;
    // What is leased by now is handled, whatever becomes of the longer look.
    const far = () => this.lease(BATCH_SIZE - near.length, null).catch((): Claimed[] => []);
    return [...near, ...(await this.wholeLooks.after(far, () => true))];
  }

  private async lease(most: number, front: number | null): Promise<Claimed[]> {
    const done = this.done.splice(0);
    try {
      const parameters = [this.queue, this.timing.leaseMs, most, front, done];
      return (await this.pool.query<Claimed>(sql.CLAIM, parameters)).rows;
    } catch (error) {
      this.done.push(...done);
      throw error;
    }
  }

  private async deliver(claimed: Claimed): Promise<void> {
    const { messageId: id, topic, subject, body } = claimed;
    const message: Message = { id, topic, subject, body };
    const isDeadly = claimed.claims - claimed.attempts > MAX_CLAIMS;
    try {
      if (isDeadly) throw new Error('Its consumers died again and again.');
      await this.handler(message, claimed.claims > 1);
    } catch (error) {
      const bound = isDeadly ? 0 : attemptsAfter(error);
      const reason = error instanceof Error ? error.message : String(error);
      const failed = [claimed.id, reason, this.timing.retryMs, bound];
      const { rows } = await this.pool.query<{ waitMs: number }>(sql.FAIL, failed);
      for (const { waitMs } of rows) setTimeout(() => this.wake(), waitMs).unref();
      return;
    }
    reach('after-effect-before-acknowledgement');
    this.done.push(claimed.id);
  }
}

const isEmpty = (rows: unknown[]): boolean => rows.length === 0;
