/** What an activity was done to, and the service that keeps the record of it. */
export const LOGGED = {
  account: 'account',
  quote: 'quote',
  policy: 'policy',
  invoice: 'billing',
  claim: 'claims',
} as const;

/** What an activity was done to. */
export type LoggedKind = keyof typeof LOGGED;

export const LOGGED_KINDS = Object.keys(LOGGED) as LoggedKind[];
