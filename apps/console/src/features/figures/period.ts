/** How far back a home looks, in days. */
export const RANGES = ['30', '90', '365'] as const;

export type Range = (typeof RANGES)[number];

const DAY_MS = 86_400_000;

/** A time by its instants, as the calls of figures take it. */
export interface Period {
  after: string;
  before?: string;
}

/** The last days until the end of the hour, so that a call stays the same for a while. */
export function periodOf(days: string, now: Date): { current: Period; previous: Period } {
  const end = new Date(now).setUTCMinutes(59, 59, 999);
  const [from, earlier] = [1, 2].map((times) => new Date(end - times * Number(days) * DAY_MS));
  return {
    current: { after: iso(from) },
    // An instant that both would hold is counted once.
    previous: { after: iso(earlier), before: iso(new Date(Number(from) - 1)) },
  };
}

const iso = (instant: Date | undefined): string => (instant ?? new Date(0)).toISOString();

/** By how many percent a figure is more than it was; null where there was none. */
export const changeOf = (current: number, previous: number): number | null =>
  previous > 0 ? Math.round(((current - previous) / previous) * 100) : null;

/** The months from an instant to another one, YYYY-MM, in the time zone of the reader. */
export function monthsOf(after: string, now: Date): string[] {
  const first = new Date(after);
  const count = (now.getFullYear() - first.getFullYear()) * 12 + now.getMonth() - first.getMonth();
  return Array.from({ length: count + 1 }, (_, at) => {
    const month = new Date(first.getFullYear(), first.getMonth() + at, 1);
    return `${month.getFullYear()}-${String(month.getMonth() + 1).padStart(2, '0')}`;
  });
}
