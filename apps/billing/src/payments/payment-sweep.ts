import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { Inject, Injectable } from '@nestjs/common';
import { LOGGER } from '@palisade/platform';
import type { Logger } from 'pino';
import { PaymentProcessor } from '../processor/payment-processor';
import { PaymentsService } from './payments.service';

const SWEEP_MS = 5_000;
const ONE_MINUTE_MS = 60_000;

/** Spec 3 §7: a payment is waited for until seven days have passed. */
const PATIENCE_MS = 7 * 86_400_000;

/** Brings the answers of the processor home, and gives up what it never answers. */
@Injectable()
export class PaymentSweep implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer?: NodeJS.Timeout;
  private running?: Promise<void>;

  constructor(
    private readonly payments: PaymentsService,
    private readonly processor: PaymentProcessor,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.running ??= this.run()
        .catch((error: unknown) => this.logger.warn({ error }, 'payments in process wait'))
        .finally(() => (this.running = undefined));
    }, SWEEP_MS);
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  /** One pass; several processes may sweep at once. */
  async run(): Promise<void> {
    for (const answer of await this.processor.answers()) await this.payments.take(answer);
    await this.giveUp(PATIENCE_MS, (references) => Promise.resolve(references));
    // A charge that was not made before this process ended is not made later either.
    await this.giveUp(ONE_MINUTE_MS, (references) => this.processor.unknownOf(references));
  }

  private async giveUp(
    afterMs: number,
    lost: (references: string[]) => Promise<string[]>,
  ): Promise<void> {
    const waiting = await this.payments.waiting(afterMs);
    for (const reference of await lost(waiting)) {
      await this.payments.refuse(reference, 'The processor did not answer.');
    }
  }
}
