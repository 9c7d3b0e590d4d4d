import type { QueryClient } from '@tanstack/react-query';

// Answers that are alike for everybody, by the first part of their query key.
const PUBLIC_KEYS: readonly unknown[] = [
  'environment',
  'incident',
  'demo-sign-ins',
  'password-rules',
  'password-check',
  'password-reset',
];

/** Drops all that was loaded as somebody, so that nobody else in this tab is shown it. */
export function forgetPersonalQueries(client: QueryClient): void {
  client.removeQueries({ predicate: ({ queryKey }) => !PUBLIC_KEYS.includes(queryKey[0]) });
}
