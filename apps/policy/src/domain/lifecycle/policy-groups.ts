import type { PolicyStatus } from '@palisade/contracts';
import { POLICY_GROUPS } from '@palisade/trade';

/** How many policies have one status, and how many of these can be renewed now. */
export interface StatusTally {
  status: PolicyStatus;
  count: number;
  renewable: number;
}

/** How many rows each filter of a dashboard would show: a status, a group, what can be renewed. */
export function policyCounts(tallies: readonly StatusTally[]): Record<string, number> {
  const sumOf = (statuses: readonly PolicyStatus[]): number =>
    tallies
      .filter(({ status }) => statuses.includes(status))
      .reduce((sum, { count }) => sum + count, 0);
  return {
    ...Object.fromEntries(tallies.map(({ status, count }) => [status, count])),
    'OPEN FOR RENEWAL': tallies.reduce((sum, { renewable }) => sum + renewable, 0),
    CANCELLATIONS: sumOf(POLICY_GROUPS.CANCELLATIONS),
    INACTIVE: sumOf(POLICY_GROUPS.INACTIVE),
  };
}
