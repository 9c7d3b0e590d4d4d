const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 6 * 3_600_000;

/** Retries of a delivery end after this time. */
export const RETRY_FOR_MS = 72 * 3_600_000;

/** What becomes of a delivery after a try. */
export type Outcome = 'delivered' | 'retry' | 'dead' | 'gone';

/** 2xx is an answer, 410 asks never to come again, anything else is tried again for 72 hours. */
export function outcomeOf(status: number | null, ageMs: number): Outcome {
  if (status !== null && status >= 200 && status < 300) return 'delivered';
  if (status === 410) return 'gone';
  return ageMs >= RETRY_FOR_MS ? 'dead' : 'retry';
}

/** The wait before the next try: doubling, at most six hours, spread by up to a quarter. */
export function waitMs(attempts: number, random: number): number {
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempts - 1));
  return Math.round(wait * (1 - random / 4));
}
