/**
 * The lanes of the intake: what takes long is read in one of its own, and holds up nothing else. A mail and each
 * of its files get so much of a processor; all files together so much time, the start of readers included.
 */
export const LANES = {
  FAST: { readingMs: 200, fileMs: 1_000, filesMs: 3_000 },
  SLOW: { readingMs: 8_000, fileMs: 8_000, filesMs: 60_000 },
} as const;

/** One of them. */
export type Lane = keyof typeof LANES;

/** A reader may wait for a busy machine so many times as long as it may read. */
const PATIENCE = 4;

/** What a try takes at most. */
export const longestTry = (lane: Lane): number =>
  LANES[lane].readingMs * PATIENCE + LANES[lane].filesMs;

const MIB = 1_048_576;
/** Reading costs by the line: so many take about half of what the fast lane gives. */
const FAST_LINES = 8_000;

/** The lane of a mail by its bytes, before anything is read of it. */
export const laneOf = (size: number): Lane => (size > MIB ? 'SLOW' : 'FAST');

/** Whether a mail can be read in no time. */
export const isFast = ({ lines }: { lines: number }): boolean => lines <= FAST_LINES;

/** A mail that fails so often is laid aside. */
export const MAIL_TRIES = 3;

const FIRST_PAUSE_MS = 5_000;
const GROWTH = 6;

/** What became of a try that failed. */
export type FailedTry =
  { to: 'SLOW_LANE' } | { to: 'LATER'; afterMs: number; isCounted: boolean } | { to: 'ASIDE' };

/** What made a try fail: too little time, a mail that breaks a rule, a part of ours that is away. */
export type FailedBy = 'TIME' | 'RULE' | 'OURS_AWAY' | 'OTHER';

/** What comes after a try that failed, the so-manieth of its mail. */
export function afterFailure(by: FailedBy, lane: Lane, tries: number): FailedTry {
  if (by === 'TIME' && lane === 'FAST') return { to: 'SLOW_LANE' };
  // The mail is to blame for neither: no try of it is used up.
  if (by === 'OURS_AWAY') return { to: 'LATER', afterMs: FIRST_PAUSE_MS, isCounted: false };
  // The same mail breaks the same rule each time.
  if (by === 'RULE' || tries >= MAIL_TRIES) return { to: 'ASIDE' };
  return { to: 'LATER', afterMs: FIRST_PAUSE_MS * GROWTH ** (tries - 1), isCounted: true };
}
