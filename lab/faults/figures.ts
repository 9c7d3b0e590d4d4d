/** What came of a fault: a line of figures, and what of it is wrong. */
export interface Verdict {
  line: string;
  wrong: string[];
}

/** The value below which so many of a hundred lie. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))] ?? 0;
}

/** Seconds on a line of figures. */
export const seconds = (value: number): string => `${value.toFixed(1)} s`;
