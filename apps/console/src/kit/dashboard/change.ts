/** How a number differs from the same of the time before, in words. */
export interface Change {
  kind: 'more' | 'less' | 'same' | 'none';
  /** By how much, without a sign. */
  by: string;
}

/** By how much a number differs: a share of what it was, or points of percent where it is one. */
export function changeOf(value: number, previous: number | null, isPercent = false): Change {
  if (isPercent && previous !== null) return changeBy(value - previous, '%');
  if (!previous || previous <= 0) return { kind: value === 0 ? 'same' : 'none', by: '' };
  return changeBy(Math.round(((value - previous) / previous) * PERCENT), '%');
}

const PERCENT = 100;

const changeBy = (difference: number, unit: string): Change => ({
  kind: difference === 0 ? 'same' : difference > 0 ? 'more' : 'less',
  by: `${Math.abs(difference).toLocaleString('en')}${unit}`,
});
