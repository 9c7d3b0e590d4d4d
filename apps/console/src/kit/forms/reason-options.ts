import type { Reason } from '@palisade/trade';

/** The reasons of a list to choose from, by their codes. */
export const reasonOptions = (
  reasons: Readonly<Record<string, Reason>>,
  textOf: (key: string) => string,
): { value: string; label: string }[] =>
  Object.entries(reasons).map(([value, { key }]) => ({ value, label: textOf(key) }));
