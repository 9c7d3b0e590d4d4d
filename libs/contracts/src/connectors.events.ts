import { publishes } from './event';
import { dateTime, int, list, nullable, number, object, oneOf, str, text, uuid } from './schema';

const connection = {
  connectionId: uuid,
  connectorType: oneOf(
    'AWS',
    'CLOUDFLARE',
    'GOOGLEWORKSPACE',
    'GSC',
    'MICROSOFT',
    'QUALYSCS',
    'QUALYSPC',
    'QUALYSVM',
    'SAFEGUARD',
    'SECUREWORKS',
    'SECURITYSTUDIO',
    'SOPHOS',
    'WIZER',
  ),
  accountId: uuid,
};

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
  'connector.connected.v1': {
    when: 'a connection succeeds, or again after a failure',
    payload: {
      ...connection,
      status: oneOf('SUCCESS', 'PENDING', 'FAILED', 'DISCONNECTED'),
    },
    consumers: { account: 'signal for the score', quote: 'PRIME_CLOUD condition' },
    out: ['browser', 'notification'],
  },
  'connector.score-changed.v1': {
    when: 'a refresh gives a score or new findings',
    payload: {
      ...connection,
      score: number(),
      maxScore: number(),
      measuredAt: dateTime,
      actions: list(object({ id: str(200), title: str(300), severity: str(40) })),
    },
    consumers: { account: 'risk score', quote: 'clears subjectivities by itself' },
    out: ['browser'],
  },
  'connector.removed.v1': {
    when: 'disconnected, or failed for good',
    payload: { ...connection, reason: text },
    consumers: { account: 'score without it', quote: 'PRIME_CLOUD condition' },
    out: ['browser', 'notification'],
  },
  'webhook.delivered.v1': {
    when: 'the receiver answered 2xx',
    payload: delivery,
    consumers: { gateway: 'API activity' },
    out: [],
  },
  'webhook.dead.v1': {
    when: '72 hours of retries are over, or the receiver answered 410',
    payload: delivery,
    consumers: { gateway: 'API activity', auth: 'notification' },
    out: ['notification'],
  },
});
