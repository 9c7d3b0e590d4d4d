/** How a number differs from the same of the time before. */
export interface Change {
  kind: 'more' | 'less' | 'same' | 'none';
  /** By how much, without a sign. */
  by: number;
  /** In percent of what it was, or in points where it is a percentage itself. */
  unit: 'percent' | 'points';
}

const PERCENT = 100;

/** By how much a number differs; there is nothing to compare with where there was none before. */
export function changeOf(value: number, previous: number | null, isPercentage = false): Change {
  if (isPercentage && previous !== null) return changeBy(value - previous, 'points');
  if (!previous || previous <= 0) {
    return { kind: value === 0 ? 'same' : 'none', by: 0, unit: 'percent' };
  }
  return changeBy(Math.round(((value - previous) / previous) * PERCENT), 'percent');
}

const changeBy = (difference: number, unit: Change['unit']): Change => ({
  kind: difference === 0 ? 'same' : difference > 0 ? 'more' : 'less',
  by: Math.abs(difference),
  unit,
});
