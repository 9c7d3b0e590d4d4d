/** What a list of claims files can be narrowed to, by what they wait for. */
export const FILE_WAITS = ['REPORT', 'DEADLINE'] as const;

/** One of them. */
export type FileWait = (typeof FILE_WAITS)[number];

// Domain §9: the status of a claim is told each 30 days; five days before is near.
const REPORT_DAYS = 30;
const NEAR_DAYS = 5;
const DAY_MS = 86_400_000;

/** A file that is worked on, and was last changed at this time or before, waits for its report. */
export const quietSince = (now: Date): Date =>
  new Date(now.getTime() - (REPORT_DAYS - NEAR_DAYS) * DAY_MS);
