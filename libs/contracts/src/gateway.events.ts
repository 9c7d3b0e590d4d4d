import { publishes } from './event';
import { bool, str } from './schema';

/** The events that the gateway publishes. */
export const GATEWAY_EVENTS = publishes('gateway', {
  'feature-flag.changed.v1': {
    when: 'a feature flag is switched',
    payload: { key: str(80), enabled: bool },
    consumers: {},
    out: ['browser'],
  },
});
