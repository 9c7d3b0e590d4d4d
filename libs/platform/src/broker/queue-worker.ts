import type { Pool } from 'pg';
import { runOutside } from '../context/context';
import { reach } from '../process/failpoint';
import { attemptsAfter } from './attempts';
import { Batches } from './batches';
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
}

const BATCH_SIZE = 50;
/** A message claimed so often without an outcome takes its process with it each time: it is dead. */
const MAX_CLAIMS = 100;

/** Consumes one queue: claims a batch, hands it out, and goes on until nothing is due. */
export class QueueWorker {
  private running?: Promise<void>;
  private again = false;
  private closed = false;
  private readonly done = new Batches<string>(BATCH_SIZE, {
    together: (ids) => this.acknowledge(ids),
    alone: (id) => this.acknowledge([id]),
  });

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

  async close(): Promise<void> {
    this.closed = true;
    await this.running;
  }

  private async drain(): Promise<void> {
    while (this.again && !this.closed) {
      this.again = false;
      const parameters = [this.queue, this.timing.leaseMs, BATCH_SIZE];
      const { rows } = await this.pool.query<Claimed>(sql.CLAIM, parameters);
      if (rows.length) this.again = true;
      const inOrder = rows.sort((a, b) => Number(a.id) - Number(b.id));
      await Promise.all(inOrder.map((claimed) => this.deliver(claimed)));
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
      await this.pool.query(sql.FAIL, [claimed.id, reason, this.timing.retryMs, bound]);
      return;
    }
    reach('after-effect-before-acknowledgement');
    await this.done.add(claimed.id);
  }

  private async acknowledge(ids: string[]): Promise<void> {
    await this.pool.query(sql.DONE, [ids]);
  }
}
