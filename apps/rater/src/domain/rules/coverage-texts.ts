import { coverageName } from '@palisade/trade';

/** The coverages of a preset in words, each with a limit of its own when it has one. */
export const coverageTexts = (coverages: Readonly<Record<string, number | null>>): string[] =>
  Object.entries(coverages)
    .map(([key, limit]) => coverageName(key) + (limit === null ? '' : ` ${limit}`))
    .sort();
