import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { Inject, Injectable } from '@nestjs/common';
import { Clock, LOGGER, Transactions } from '@palisade/platform';
import type { Logger } from 'pino';
import { closeQuotes } from '../quotes/close-quotes';
import { accountOf } from '../quotes/quote-rows';
import { Quote } from '../quotes/quote.entity';

const SWEEP_MS = 60_000;
const BATCH_SIZE = 50;
const REASON = { code: 'EXPIRED', text: 'The quote was open for as long as it may be.' };

/** Closes quotes whose terms were open for as long as they may be. */
@Injectable()
export class ExpirySweep implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer?: NodeJS.Timeout;
  private running?: Promise<void>;

  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.running ??= this.run()
        .catch((error: unknown) => this.logger.warn({ error }, 'quotes wait to expire'))
        .finally(() => (this.running = undefined));
    }, SWEEP_MS);
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  /** One pass over the quotes that are due; several processes may sweep at once. */
  async run(): Promise<void> {
    while ((await this.closeBatch()) === BATCH_SIZE);
  }

  private closeBatch(): Promise<number> {
    const now = this.clock.now();
    return this.transactions.run(async (tx) => {
      const due = await tx.em
        .createQueryBuilder(Quote, 'quote')
        .where(`quote.status in ('ACTIVE', 'READY', 'INDICATION', 'SIGNED')`)
        .andWhere('quote.expiresOn <= :now', { now })
        .orderBy('quote.id')
        .take(BATCH_SIZE)
        .setLock('pessimistic_write')
        .setOnLocked('skip_locked')
        .getMany();
      for (const quote of due) {
        const { account } = await accountOf(tx.em, quote.accountId);
        await closeQuotes(tx, [quote], account, { action: 'expire', reason: REASON, now });
      }
      return due.length;
    });
  }
}
