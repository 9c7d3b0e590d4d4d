/** What an activity was done to: the service that keeps the record, and where its part is given. */
export const LOGGED = {
  account: { service: 'account', under: '' },
  submission: { service: 'account', under: '/submission' },
  quote: { service: 'quote', under: '' },
  policy: { service: 'policy', under: '' },
  invoice: { service: 'billing', under: '' },
  claim: { service: 'claims', under: '' },
} as const;

/** What an activity was done to. */
export type LoggedKind = keyof typeof LOGGED;

export const LOGGED_KINDS = Object.keys(LOGGED) as LoggedKind[];
