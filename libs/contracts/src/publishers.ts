/** Every service that publishes or consumes events; the gateway is one of them. */
export const PUBLISHERS = [
  'auth',
  'account',
  'rater',
  'quote',
  'policy',
  'billing',
  'commissions',
  'docs',
  'claims',
  'connectors',
  'gateway',
] as const;

/** A service as the publisher of an event. */
export type Publisher = (typeof PUBLISHERS)[number];
