import type { AccountFinding } from '../../lib/connector-types';

/** The most findings that are named. */
const SHOWN = 3;

/** The findings whose closing takes most off the premium; those that take nothing off are left out. */
export const findingsWorthMost = (findings: readonly AccountFinding[]): AccountFinding[] =>
  findings
    .filter(({ worth: { premium } }) => premium !== null && premium > 0)
    .sort((a, b) => (b.worth.premium ?? 0) - (a.worth.premium ?? 0))
    .slice(0, SHOWN);
