import type { PlainDate } from './dates';
import { invalidField } from './domain-error';
import { startOfDay, todayIn } from './zones';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A span of time, the end not included. */
export interface Span {
  after: Date;
  before: Date;
}

/** Last 7 days. */
export const DEFAULT_PRESET = 5;

const firstOfMonth = (day: PlainDate): PlainDate => `${day.slice(0, -2)}01`;

/** Spec 1 §9; a number counts back from now, days and months are those of a zone. */
const PRESETS: readonly (number | ((now: Date, timeZone: string) => Date))[] = [
  15 * MINUTE_MS,
  HOUR_MS,
  4 * HOUR_MS,
  (now, timeZone) => startOfDay(todayIn(timeZone, now), timeZone),
  DAY_MS,
  7 * DAY_MS,
  (now, timeZone) => startOfDay(firstOfMonth(todayIn(timeZone, now)), timeZone),
  30 * DAY_MS,
  90 * DAY_MS,
];

/** The numbers of the presets. */
export const DURATION_PRESETS: readonly number[] = PRESETS.map((_, number) => number);

/** What a caller may say of the time that a call concerns. */
export interface SpanWish {
  after?: Date;
  before?: Date;
  dateFilter?: number;
}

/** The span that is asked for: its own ends win over the preset. */
export function spanOf(
  { after, before, dateFilter = DEFAULT_PRESET }: SpanWish,
  now: Date,
  timeZone: string,
): Span {
  const preset = PRESETS[dateFilter] ?? 0;
  const start =
    typeof preset === 'function' ? preset(now, timeZone) : new Date(now.getTime() - preset);
  const end = before ?? new Date(now.getTime() + 1);
  const span = { after: after ?? start, before: end };
  if (span.after >= span.before) {
    throw invalidField('INVALID_SPAN', 'The start must be before the end.', '/after');
  }
  return span;
}
