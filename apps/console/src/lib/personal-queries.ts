import type { QueryClient } from '@tanstack/react-query';

// Answers that are alike for everybody, by the first part of their query key.
const PUBLIC_KEYS: readonly unknown[] = [
  'environment',
  'incident',
  'demo-sign-ins',
  'password-rules',
  'password-check',
  // What a mailed link does must not be done again because it signs somebody in.
  'mailed-link',
  'validation-token',
  'mfa-reset',
  'signup-validation',
];

/** Drops all that was loaded as somebody, so that nobody else in this tab is shown it. */
export function forgetPersonalQueries(client: QueryClient): void {
  client.removeQueries({ predicate: ({ queryKey }) => !PUBLIC_KEYS.includes(queryKey[0]) });
}
