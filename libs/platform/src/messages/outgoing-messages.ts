import { Injectable } from '@nestjs/common';
import type { Mail } from '../mail/mailer';
import type { TextMessage } from '../texts/text-sender';
import { TextSender } from '../texts/text-sender';
import type { Tx } from '../transactions/transactions';
import { MessageCarrier } from './message-carrier';
import { WaitingMessages } from './waiting-messages';

/** A mail without a life of its own is worth sending for three days. */
const LIFE_MS = 3 * 24 * 3_600_000;

/** A transaction that a message belongs to. */
export type Sending = Pick<Tx, 'em' | 'afterCommit'>;

/**
 * Sends mails and text messages once the rows that they tell of are durable, and never without
 * them. Until it was taken a message waits sealed beside them; after `lifeMs` it is worth nothing
 * and is dropped.
 */
@Injectable()
export class OutgoingMessages {
  constructor(
    private readonly waiting: WaitingMessages,
    private readonly texts: TextSender,
    private readonly carrier: MessageCarrier,
  ) {}

  async mail(body: Omit<Mail, 'id'>, tx: Sending, lifeMs = LIFE_MS): Promise<void> {
    await this.waiting.add({ way: 'MAIL', body }, tx.em, lifeMs);
    tx.afterCommit(this.wakeCarrier);
  }

  /** Throws 409 where this deployment cannot send text messages. */
  async text(body: Omit<TextMessage, 'id'>, tx: Sending, lifeMs: number): Promise<void> {
    this.texts.checkReady();
    await this.waiting.add({ way: 'TEXT', body }, tx.em, lifeMs);
    tx.afterCommit(this.wakeCarrier);
  }

  private readonly wakeCarrier = (): void => this.carrier.wake();
}
