import type { Span } from '@palisade/kernel';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const STEPS_MS = [
  MINUTE_MS,
  5 * MINUTE_MS,
  15 * MINUTE_MS,
  HOUR_MS,
  6 * HOUR_MS,
  DAY_MS,
  7 * DAY_MS,
  30 * DAY_MS,
];

const MAX_POINTS = 96;

/** Width of a point of a graph in milliseconds: as fine as 96 points allow. */
export function stepOf({ after, before }: Span): number {
  const length = before.getTime() - after.getTime();
  const step = STEPS_MS.find((one) => length / one <= MAX_POINTS);
  return step ?? Math.ceil(length / MAX_POINTS / DAY_MS) * DAY_MS;
}
