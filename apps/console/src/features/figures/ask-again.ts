import type { Home } from '../../lib/api-types';

const FIRST_MS = 3_000;
const LONGEST_MS = 60_000;
/** After so many tries, five minutes, a person asks again by hand. */
const TRIES_MAX = 8;

/** A home, and how often in a row it was answered with something missing. */
export type TriedHome = Home & { tries: number };

/** A home that was answered, after what was known of it. */
export const triedHome = (home: Home, before: TriedHome | undefined): TriedHome => ({
  ...home,
  tries: home.missing.length > 0 ? (before?.tries ?? 0) + 1 : 0,
});

/** What is known of a read: its last answer, and how often it failed since. */
export interface ReadState {
  data: { tries: number } | undefined;
  fetchFailureCount: number;
}

/**
 * Milliseconds until what did not come in time is asked for by itself, ever more seldom; false when
 * it is not. A read that failed is not asked for here: it is tried again as every read is, as late
 * as the refusal wants.
 */
export function askAgainMs({ data, fetchFailureCount }: ReadState): number | false {
  const tries = data?.tries ?? 0;
  if (fetchFailureCount > 0 || tries === 0 || tries > TRIES_MAX) return false;
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** (tries - 1));
}
