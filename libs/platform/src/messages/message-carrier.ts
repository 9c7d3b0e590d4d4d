import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '../config/tokens';
import { runOutside } from '../context/context';
import { Mailer } from '../mail/mailer';
import { reach } from '../process/failpoint';
import { TextSender } from '../texts/text-sender';
import type { ClaimedMessage } from './waiting-messages';
import { WaitingMessages } from './waiting-messages';

/** So many at once: one slow server does not hold up the rest. */
const AT_ONCE = 8;

/**
 * Hands the messages that wait to the mail server or the text provider, those that expire first
 * before the others. No connection to the database is held meanwhile. A message is deleted once it
 * was taken; when this process dies between the two it is sent again, under the same id.
 */
@Injectable()
export class MessageCarrier implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly running = new Set<Promise<void>>();
  private isClosed = false;

  constructor(
    private readonly waiting: WaitingMessages,
    private readonly mailer: Mailer,
    private readonly texts: TextSender,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.waiting.whenDue(() => this.start(() => this.dropExpired()));
    this.wake();
  }

  async onApplicationShutdown(): Promise<void> {
    this.isClosed = true;
    await this.settled();
  }

  /** Sends what waits and is due, beside what is being sent. */
  wake(): void {
    if (this.running.size < AT_ONCE) this.start(() => this.carryAll());
  }

  /** Resolves when nothing is being sent. */
  async settled(): Promise<void> {
    while (this.running.size) await Promise.all(this.running);
  }

  private start(work: () => Promise<void>): void {
    if (this.isClosed) return;
    const run = runOutside(work)
      .catch((error: unknown) => this.logger.warn({ error }, 'messages wait for the database'))
      .finally(() => this.running.delete(run));
    this.running.add(run);
  }

  private async carryAll(): Promise<void> {
    while (!this.isClosed) {
      const message = await this.waiting.claim();
      if (!message) return;
      this.wake();
      await this.carry(message);
    }
  }

  private async carry(message: ClaimedMessage): Promise<void> {
    try {
      await this.hand(message);
    } catch (error) {
      const { id, attempts } = message;
      this.logger.warn({ error, id, attempts }, 'a message was not taken and is tried again');
      return this.waiting.putOff(message, error);
    }
    reach('after-send-before-delete');
    await this.waiting.remove(message);
  }

  private async hand(claimed: ClaimedMessage): Promise<void> {
    const message = this.waiting.open(claimed);
    if (message.way === 'MAIL') await this.mailer.send(message.body);
    else await this.texts.send(message.body);
  }

  private async dropExpired(): Promise<void> {
    const dropped = await this.waiting.dropExpired();
    if (dropped.length) this.logger.error({ dropped }, 'messages expired before they were taken');
    this.wake();
  }
}
