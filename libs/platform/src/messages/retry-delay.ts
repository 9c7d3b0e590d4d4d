const FIRST_MS = 1_000;
const LONGEST_MS = 3_600_000;

/** How long a message waits after so many failed tries: 1 s, 2 s, 4 s and so on, at most an hour. */
export const retryDelayMs = (attempts: number): number =>
  Math.min(LONGEST_MS, FIRST_MS * 2 ** (attempts - 1));
