import { publishes } from './event';
import { int, nullable, str, uuid } from './schema';

const delivery = {
  deliveryId: uuid,
  webhookId: uuid,
  organizationId: uuid,
  eventId: uuid,
  eventType: str(80),
  attempts: int(1),
  lastStatus: nullable(int(100, 599)),
};

/** The events that connectors publishes. */
export const CONNECTORS_EVENTS = publishes('connectors', {
  'webhook.delivered.v1': {
    when: 'the receiver answered 2xx',
    payload: delivery,
    consumers: {},
    out: [],
  },
  'webhook.dead.v1': {
    when: '72 hours of retries are over, or the receiver answered 410',
    payload: delivery,
    consumers: {},
    out: ['notification'],
  },
});
