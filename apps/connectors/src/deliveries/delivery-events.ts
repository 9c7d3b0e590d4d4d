import { scopeOf } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import type { Webhook } from '../webhooks/webhook.entity';
import type { Delivery } from './delivery.entity';

/** Publishes that a delivery arrived, or that it was given up. */
export async function publishOutcome(
  tx: Tx,
  delivery: Delivery,
  { id: webhookId, organizationId }: Webhook,
  isDelivered: boolean,
): Promise<void> {
  const { id: deliveryId, eventId, eventType, attempts, lastStatus } = delivery;
  await tx.publish({
    type: isDelivered ? 'webhook.delivered.v1' : 'webhook.dead.v1',
    data: {
      deliveryId,
      webhookId,
      organizationId,
      eventId,
      eventType,
      attempts,
      lastStatus,
      scope: scopeOf({}),
    },
  });
}
