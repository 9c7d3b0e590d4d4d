/** The value below which so many of a hundred lie. */
export function percentile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))] ?? 0;
}

/** Seconds on a line of figures. */
export const seconds = (value) => `${value.toFixed(1)} s`;
