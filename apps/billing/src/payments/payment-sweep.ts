import { Injectable } from '@nestjs/common';
import type { SweptRows } from '@palisade/platform';
import { DomainClock, Sweep } from '@palisade/platform';
import { PaymentProcessor } from '../processor/payment-processor';
import { PaymentsService } from './payments.service';

const ONE_MINUTE_MS = 60_000;

/** Spec 3 §7: a payment is waited for until seven days have passed. */
const PATIENCE_MS = 7 * 86_400_000;

/** Brings the answers of the processor home, and gives up what it never answers. */
@Injectable()
export class PaymentSweep extends Sweep {
  readonly everyMs = 5_000;
  readonly complaint = 'payments in process wait';

  constructor(
    private readonly payments: PaymentsService,
    private readonly processor: PaymentProcessor,
    private readonly clock: DomainClock,
  ) {
    super();
  }

  async pass(rows: SweptRows): Promise<boolean> {
    const now = this.clock.now();
    const answers = await this.processor.answers();
    // Another tenant's answer has its day by the clock of that tenant.
    const foreign = await this.payments.foreignTo(
      rows,
      answers.map(({ reference }) => reference),
    );
    for (const answer of answers) {
      if (!foreign.has(answer.reference)) await this.payments.take(answer);
    }
    const before = (ms: number): Date => new Date(now.getTime() - ms);
    const overdue = await this.payments.waiting(before(PATIENCE_MS), rows);
    // The processor answers in the machine's time, whatever the clock of a tenant shows.
    await this.giveUp(rows.only ? await this.processor.unknownOf(overdue) : overdue);
    // A charge that was not made before this process ended is not made later either.
    const waiting = await this.payments.waiting(before(ONE_MINUTE_MS), rows);
    await this.giveUp(await this.processor.unknownOf(waiting));
    return false;
  }

  async next(rows: SweptRows): Promise<Date | null> {
    const since = new Date(this.clock.now().getTime() - PATIENCE_MS);
    const started = await this.payments.startedSince(since, rows);
    // The first moment at which more than that has passed.
    return started && new Date(started.getTime() + PATIENCE_MS + 1);
  }

  private async giveUp(references: string[]): Promise<void> {
    for (const reference of references) {
      await this.payments.refuse(reference, 'The processor did not answer.');
    }
  }
}
