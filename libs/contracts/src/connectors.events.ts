import { SECURITY_CONTROLS } from '@palisade/trade';
import { SECURITY_CONNECTOR_TYPES } from './connector-types';
import { publishes } from './event';
import { dateTime, int, list, nullable, object, oneOf, str, text, uuid } from './schema';

const connection = {
  connectionId: uuid,
  connectorId: uuid,
  connectorType: oneOf(...SECURITY_CONNECTOR_TYPES),
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
    when: 'a security tool of an account answers for the first time, or again after it failed',
    payload: connection,
    consumers: {},
    out: ['browser', 'notification'],
  },
  'connector.score-changed.v1': {
    when: 'a reading of a security tool gives another score or other findings',
    payload: {
      ...connection,
      // 0 to 100 (best); null where there was nothing to judge.
      score: nullable(int(0, 100)),
      measuredAt: dateTime,
      // What would raise it, the worst first.
      actions: list(object({ id: uuid, title: text, severity: str(20) })),
    },
    addedLater: {
      // What people call it.
      connectorName: str(100),
      // What it judged of each of our controls, in its own words.
      controls: list(
        object({
          control: oneOf(...SECURITY_CONTROLS),
          passed: int(),
          failed: int(),
          evidence: str(500),
        }),
      ),
    },
    consumers: {
      account: 'signal of the risk score',
      quote: 'meets the conditions that it proves, or opens them again',
      policy: 'the cloud tools that a PrimeCloud policy stands on',
    },
    out: ['browser'],
  },
  'connector.removed.v1': {
    when: 'a security tool was disconnected, or takes our access back',
    payload: { ...connection, reason: str(40) },
    consumers: {
      account: 'the risk score without it',
      quote: 'opens the conditions that it alone proved',
      policy: 'a cloud tool of the client is gone',
    },
    out: ['browser', 'notification'],
  },
  'connector.invited.v1': {
    when: 'a security provider asks a client to connect a tool',
    payload: {
      accountId: uuid,
      connectorType: oneOf(...SECURITY_CONNECTOR_TYPES),
      connectorName: str(100),
      // Who asks.
      organizationId: uuid,
      // By which the client says that it wants no such letters.
      refusal: text,
    },
    consumers: { auth: 'writes to the client', account: 'its timeline' },
    out: [],
  },
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
