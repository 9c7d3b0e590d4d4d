import { Injectable } from '@nestjs/common';
import { Clock, Transactions } from '@palisade/platform';
import { DataSource } from 'typeorm';
import { outcomeOf, waitMs } from '../domain/retries';
import { Webhook } from '../webhooks/webhook.entity';
import { publishOutcome } from './delivery-events';
import { Delivery } from './delivery.entity';
import { WebhookClient } from './webhook-client';

/** One try of one delivery. */
@Injectable()
export class DeliveryAttempts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly client: WebhookClient,
    private readonly clock: Clock,
  ) {}

  /** Sends a delivery that the caller has claimed, and keeps what came of it. */
  async make(id: string): Promise<void> {
    const { manager } = this.dataSource;
    const delivery = await manager.findOneByOrFail(Delivery, { id });
    const webhook = await manager.findOneByOrFail(Webhook, { id: delivery.webhookId });
    const { webhookUrl, deleted, switchedOff } = webhook;
    if (!webhookUrl || deleted || switchedOff) {
      await manager.update(Delivery, { id }, { state: 'DEAD' });
      return;
    }
    const { eventId: messageId, body } = delivery;
    const outgoing = { messageId, url: webhookUrl, body, now: this.clock.now() };
    await this.settle(delivery, webhook, await this.client.send(outgoing, webhook));
  }

  private async settle(
    delivery: Delivery,
    webhook: Webhook,
    lastStatus: number | null,
  ): Promise<void> {
    const now = this.clock.now();
    const attempts = delivery.attempts + 1;
    const outcome = outcomeOf(lastStatus, now.getTime() - delivery.created.getTime());
    const { id } = delivery;
    if (outcome === 'retry') {
      const nextTry = new Date(now.getTime() + waitMs(attempts, Math.random()));
      await this.dataSource.manager.update(Delivery, { id }, { attempts, lastStatus, nextTry });
      return;
    }
    const isDelivered = outcome === 'delivered';
    await this.transactions.run(async (tx) => {
      const state = isDelivered ? 'DELIVERED' : 'DEAD';
      await tx.em.update(Delivery, { id }, { attempts, lastStatus, state });
      if (outcome === 'gone') await tx.em.update(Webhook, { id: webhook.id }, { switchedOff: now });
      await publishOutcome(tx, { ...delivery, attempts, lastStatus }, webhook, isDelivered);
    });
  }
}
