import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { Config } from '../config/config';
import { fixed } from '../database/fixed-statements';
import type { Mail } from '../mail/mailer';
import { Clock } from '../process/clock';
import { newId } from '../process/ids';
import { seal, unseal } from '../process/sealing';
import type { TextMessage } from '../texts/text-sender';
import { Watch } from '../watch/watch';
import { retryDelayMs } from './retry-delay';

const MAX_REASON = 500;

const CLAIM = fixed(
  'outgoing_message.claim',
  `update outgoing_message set attempts = attempts + 1, next_try = $2
   where id = (select id from outgoing_message where next_try <= $1 and expires > $1
     order by expires, id for update skip locked limit 1)
   returning id, attempts, sealed`,
);

/** What waits, and how it travels. */
export type Message = { way: 'MAIL'; body: Mail } | { way: 'TEXT'; body: TextMessage };

type WithoutId<M> = M extends Message ? { way: M['way']; body: Omit<M['body'], 'id'> } : never;

/** A message that this process is to send now. */
export interface ClaimedMessage {
  id: string;
  /** This try included. */
  attempts: number;
  sealed: string;
}

/** The messages that were not taken yet, each sealed for its own row. */
@Injectable()
export class WaitingMessages {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly watch: Watch,
  ) {}

  /** Hears each second, while it is so, that something is due or worth nothing any more. */
  whenDue(hear: () => void): void {
    this.watch.add('messages', {
      sql: 'exists (select from outgoing_message where next_try <= $1 or expires <= $1)',
      onValue: (isDue) => isDue && hear(),
    });
  }

  async add(message: WithoutId<Message>, em: EntityManager, lifeMs: number): Promise<void> {
    const id = newId();
    const now = this.clock.now();
    const sealed = seal(JSON.stringify(message), placeOf(id), this.config.values.ENCRYPTION_KEY);
    await em.query(
      `insert into outgoing_message (id, sealed, created, next_try, expires)
       values ($1, $2, $3, $3, $4)`,
      [id, sealed, now, new Date(now.getTime() + lifeMs)],
    );
  }

  /** The due message that expires first, put off in case this process dies of it. */
  async claim(): Promise<ClaimedMessage | undefined> {
    const now = this.clock.now();
    const heldUntil = new Date(now.getTime() + this.config.values.MESSAGE_LEASE_MS);
    const [rows]: [ClaimedMessage[]] = await this.dataSource.query(CLAIM, [now, heldUntil]);
    return rows[0];
  }

  /** What a message says; throws when it was sealed by another key. */
  open({ id, sealed }: ClaimedMessage): Message {
    const text = unseal(sealed, placeOf(id), this.config.values.ENCRYPTION_KEY);
    const { way, body } = JSON.parse(text) as Message;
    return { way, body: { ...body, id } } as Message;
  }

  /** Has a message that was not taken tried again, later each time. */
  async putOff({ id, attempts }: ClaimedMessage, error: unknown): Promise<void> {
    const next = new Date(this.clock.now().getTime() + retryDelayMs(attempts));
    await this.dataSource.query(
      'update outgoing_message set next_try = $2, error = $3 where id = $1 and attempts = $4',
      [id, next, reasonOf(error), attempts],
    );
  }

  async remove({ id }: ClaimedMessage): Promise<void> {
    await this.dataSource.query('delete from outgoing_message where id = $1', [id]);
  }

  /** Deletes what is worth nothing any more, and answers what that was. */
  async dropExpired(): Promise<{ id: string; attempts: number }[]> {
    const [dropped]: [{ id: string; attempts: number }[]] = await this.dataSource.query(
      'delete from outgoing_message where expires <= $1 returning id, attempts',
      [this.clock.now()],
    );
    return dropped;
  }
}

/** Why a message was not taken, without whom it is for: that stays sealed. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.slice(0, MAX_REASON).replace(/\S+@\S+/g, '…');
}

const placeOf = (id: string): string => `outgoing_message.sealed.${id}`;
