import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DataSource } from 'typeorm';
import { MessageCarrier } from '../messages/message-carrier';
import type { ClaimedMessage, Message } from '../messages/waiting-messages';
import { WaitingMessages } from '../messages/waiting-messages';
import { Clock } from '../process/clock';
import type { StuckItem } from './stuck-work';
import { LISTED_AT_MOST, StuckWork } from './stuck-work';

/** A server that is away for moments is back before so many tries. */
const STUCK_TRIES = 5;

const IS_STUCK = 'attempts >= $1 and expires > $2';

/** Of a message without an error no try has ended. */
const NEVER_ENDED = 'No try came to an end: the service may have ended each time.';

/**
 * Mails and text messages that were not taken in five tries, or not heard of again. They are tried
 * on, the former more rarely, until they are worth nothing.
 */
@Injectable()
export class StuckMessages extends StuckWork {
  readonly kind = 'message';

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly waiting: WaitingMessages,
    private readonly carrier: MessageCarrier,
  ) {
    super();
  }

  async list(): Promise<StuckItem[]> {
    const rows: (ClaimedMessage & { error: string; since: Date })[] = await this.dataSource.query(
      `select id, sealed, attempts, coalesce(error, $3) as error, created as since
       from outgoing_message where ${IS_STUCK} order by created, id limit $4`,
      [...this.limits(), NEVER_ENDED, LISTED_AT_MOST],
    );
    return rows.map(({ sealed, ...row }) => ({
      ...row,
      ...this.describe({ ...row, sealed }),
      isRetryable: true,
      isDiscardable: true,
    }));
  }

  async count(): Promise<number> {
    const [{ count }]: [{ count: number }] = await this.dataSource.query(
      `select count(*)::int as count from outgoing_message where ${IS_STUCK}`,
      this.limits(),
    );
    return count;
  }

  /** Its tries begin again, the first at once. */
  async retry(id: string): Promise<boolean> {
    const [rows]: [unknown[]] = await this.dataSource.query(
      `update outgoing_message set attempts = 0, error = null, next_try = $2
       where id = $3 and ${IS_STUCK} returning 1`,
      [...this.limits(), id],
    );
    if (rows.length) this.carrier.wake();
    return rows.length > 0;
  }

  override async discard(id: string, em: EntityManager): Promise<boolean> {
    const [rows]: [unknown[]] = await em.query(
      `delete from outgoing_message where id = $3 and ${IS_STUCK} returning 1`,
      [...this.limits(), id],
    );
    return rows.length > 0;
  }

  private limits(): [number, Date] {
    return [STUCK_TRIES, this.clock.now()];
  }

  /** What it is, with as much of its receiver as tells whose server refuses it. */
  private describe(message: ClaimedMessage): Pick<StuckItem, 'type' | 'subject'> {
    try {
      return described(this.waiting.open(message));
    } catch {
      return { type: 'sealed by another key', subject: message.id };
    }
  }
}

function described({ way, body }: Message): Pick<StuckItem, 'type' | 'subject'> {
  return way === 'MAIL'
    ? { type: 'mail', subject: body.to.replace(/^.*@/, '@') }
    : { type: 'text message', subject: `…${body.to.slice(-4)}` };
}
