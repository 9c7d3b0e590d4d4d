import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '@palisade/platform';
import { Clock, LOGGER, Transactions } from '@palisade/platform';
import type { Logger } from 'pino';
import { MoreThan } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { RESET_MAIL_GAP_MS } from '../../domain/reset-link';
import type { RequestedPurpose } from '../../people/onetimelinks/one-time-link.entity';
import { OneTimeLink } from '../../people/onetimelinks/one-time-link.entity';
import { liveLinksOf, makeLink } from '../../people/onetimelinks/one-time-links';
import { lockUser } from '../../people/users/people';
import type { Recipient } from './reset-letters';
import { ResetLetters } from './reset-letters';

const POLL_MS = 5_000;
const MAX_ATTEMPTS = 10;

interface ResetRequest {
  id: string;
  email: string;
  purpose: RequestedPurpose;
  attempts: number;
}

interface Login extends Recipient {
  id: string;
}

/** Sends the mails that were asked for, each until it is sent or has failed ten times. */
@Injectable()
export class ResetMails implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer?: NodeJS.Timeout;
  private running?: Promise<void>;
  private again = false;

  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly letters: ResetLetters,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.wake(), POLL_MS);
    this.wake();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  /** Sends what is waiting, now or right after the pass that is running. */
  wake(): void {
    this.again = true;
    this.running ??= this.drain()
      .catch((error: unknown) => this.logger.warn({ error }, 'reset mails wait'))
      .finally(() => {
        this.running = undefined;
      });
  }

  private async drain(): Promise<void> {
    while (this.again) {
      this.again = false;
      while (await this.handleNext());
    }
  }

  /** Handles one request; false when none is due. */
  private async handleNext(): Promise<boolean> {
    const request = await this.claim();
    if (!request) return false;
    try {
      await this.transactions.run((tx) => this.answer(request, tx));
    } catch (error) {
      const isLast = request.attempts >= MAX_ATTEMPTS;
      const level = isLast ? 'error' : 'warn';
      this.logger[level]({ error, request: request.id }, 'a reset mail was not sent');
      if (isLast) await this.transactions.run(({ em }) => this.forget(request.id, em));
    }
    return true;
  }

  /** The next due request, put off so that it is tried again should this try fail or die. */
  private async claim(): Promise<ResetRequest | undefined> {
    const claim = `update reset_request set attempts = attempts + 1,
         next_try = $1::timestamptz + interval '30 seconds' * power(2, attempts)
       where id = (select id from reset_request where next_try <= $1
         order by next_try for update skip locked limit 1)
       returning id, email, purpose, attempts`;
    const [rows]: [ResetRequest[]] = await this.transactions.run(({ em }) =>
      em.query(claim, [this.clock.now()]),
    );
    return rows[0];
  }

  private async answer({ id, email, purpose }: ResetRequest, tx: Tx): Promise<void> {
    const [person]: (Login | undefined)[] = await tx.em.query(
      `select person.id, email, first_name as "firstName",
         location_alias as region
       from app_user as person join organization on organization.id = organization_id
       where email = $1 and enabled and not removed and not deleted
         and ($2 <> 'ADDRESS' or email_validated is null)`,
      [email, purpose],
    );
    if (person) await this.send(person, purpose, tx);
    await this.forget(id, tx.em);
  }

  private async send(person: Login, purpose: RequestedPurpose, tx: Tx): Promise<void> {
    const { em } = tx;
    const { id: userId } = person;
    await lockUser(em, userId);
    const now = this.clock.now();
    const justSent = MoreThan(new Date(now.getTime() - RESET_MAIL_GAP_MS));
    const recent = { ...liveLinksOf(userId), purpose, created: justSent };
    if (await em.existsBy(OneTimeLink, recent)) return;
    const token = await makeLink(em, userId, purpose, now);
    await this.letters.send(person, purpose, token, tx);
  }

  private async forget(id: string, em: EntityManager): Promise<void> {
    await em.query('delete from reset_request where id = $1', [id]);
  }
}
