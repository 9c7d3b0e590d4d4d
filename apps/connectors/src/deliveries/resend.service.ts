import { Injectable } from '@nestjs/common';
import { Clock, Transactions } from '@palisade/platform';
import { checkResend } from '../domain/resend';
import type { Webhook } from '../webhooks/webhook.entity';
import { Delivery } from './delivery.entity';

/** Sends again what was delivered, or given up. */
@Injectable()
export class ResendService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** The next round of tries begins at once, under the id that the receiver knows. */
  async resend({ id: webhookId, webhookUrl, switchedOff }: Webhook, id: string): Promise<void> {
    await this.transactions.run(async ({ em, record }) => {
      const lock = { mode: 'pessimistic_write' as const };
      const delivery = await em.findOneOrFail(Delivery, { where: { id, webhookId }, lock });
      checkResend(delivery.state, webhookUrl !== null && switchedOff === null);
      const again = { state: 'WAITING' as const, attempts: 0, nextTry: this.clock.now() };
      await em.update(Delivery, { id }, again);
      const subject = { subjectType: 'webhook', subjectId: webhookId };
      await record({ action: 'webhook.resend', ...subject, after: { eventId: delivery.eventId } });
    });
  }
}
