import { setTimeout as sleep } from 'node:timers/promises';
import type { ConfirmChannel, ConsumeMessage } from 'amqplib';
import { reach } from '../process/failpoint';
import { attemptsAfter, LONGEST_WAIT_MS } from './attempts';
import type { Message, MessageHandler } from './broker';
import type { QueueTiming } from './postgres-broker';
import { deadQueueOf, headersOf, toMessage } from './rabbit-message';
import { Slots } from './slots';

const PREFETCH = 200;
const AT_ONCE = 50;

/**
 * Consumes one queue: the messages of a subject one after the other, other subjects meanwhile. A
 * failed message is tried again here, because giving it back would let those behind it pass.
 */
export class RabbitConsumer {
  private readonly slots = new Slots(AT_ONCE);
  private readonly lastOf = new Map<string, Promise<void>>();
  private readonly stop = new AbortController();
  /** Called when the consumer ended without being closed. */
  onLost: () => void = () => undefined;
  private channel?: ConfirmChannel;
  private tag = '';

  constructor(
    private readonly queue: string,
    private readonly handler: MessageHandler,
    private readonly timing: QueueTiming,
  ) {}

  /** Consumes on a channel; after an outage on the next one, where unfinished messages come again. */
  async consume(channel: ConfirmChannel): Promise<void> {
    const lose = (): void => {
      if (channel === this.channel && !this.stop.signal.aborted) this.onLost();
    };
    channel.on('error', () => undefined);
    channel.on('close', () => {
      lose();
      // What it brought comes again on the next: it is not tried any more.
      if (channel === this.channel) this.channel = undefined;
    });
    const before = this.channel;
    this.channel = channel;
    await before?.close().catch(() => undefined); // What it holds comes again on this one.
    await channel.prefetch(PREFETCH);
    const { consumerTag } = await channel.consume(this.queue, (got) => {
      if (got) this.take(channel, got);
      else lose(); // The broker cancelled the consumer.
    });
    this.tag = consumerTag;
  }

  /** Takes no more messages and waits for those in work; the rest goes back to the queue. */
  async close(): Promise<void> {
    this.stop.abort();
    await this.channel?.cancel(this.tag).catch(() => undefined);
    await Promise.all(this.lastOf.values());
    await this.channel?.close().catch(() => undefined);
  }

  private take(channel: ConfirmChannel, got: ConsumeMessage): void {
    const message = toMessage(got);
    const before = this.lastOf.get(message.subject) ?? Promise.resolve();
    const own = before
      .then(() => this.deliver(channel, got, message))
      .catch(() => undefined) // The channel is gone: the message comes again on the next.
      .finally(() => {
        if (this.lastOf.get(message.subject) === own) this.lastOf.delete(message.subject);
      });
    this.lastOf.set(message.subject, own);
  }

  private async deliver(
    channel: ConfirmChannel,
    got: ConsumeMessage,
    message: Message,
  ): Promise<void> {
    const earlier = Number(got.properties.headers?.['x-delivery-count'] ?? 0);
    for (
      let attempts = earlier + 1;
      !this.stop.signal.aborted && channel === this.channel;
      attempts++
    ) {
      const error = await this.slots.run(() => this.attempt(message, attempts > 1));
      if (!error) {
        reach('after-effect-before-acknowledgement');
        channel.ack(got);
        return;
      }
      if (attempts >= attemptsAfter(error))
        return this.bury(channel, got, { message, attempts, error });
      const wait = Math.min(this.timing.retryMs * 2 ** (attempts - 1), LONGEST_WAIT_MS);
      await sleep(wait, undefined, { signal: this.stop.signal }).catch(() => undefined);
    }
  }

  /** Why an attempt failed; undefined when it did not. */
  private async attempt(message: Message, isRepeated: boolean): Promise<Error | undefined> {
    let timer: NodeJS.Timeout | undefined;
    const overdue = new Promise<never>((_, reject) => {
      const fail = (): void => reject(new Error('Its consumer was silent for too long.'));
      timer = setTimeout(fail, this.timing.leaseMs);
    });
    try {
      await Promise.race([this.handler(message, isRepeated), overdue]);
      return undefined;
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    } finally {
      clearTimeout(timer);
    }
  }

  private async bury(
    channel: ConfirmChannel,
    got: ConsumeMessage,
    { message, attempts, error }: { message: Message; attempts: number; error: Error },
  ): Promise<void> {
    const died = new Date().toISOString();
    const headers = { ...headersOf(message), attempts, error: error.message, died };
    const options = { persistent: true, messageId: message.id, headers };
    channel.sendToQueue(deadQueueOf(this.queue), got.content, options);
    await channel.waitForConfirms();
    channel.ack(got);
  }
}
