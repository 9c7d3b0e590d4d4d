import type { QuoteStatus } from '@palisade/contracts';
import { INACTIVE_QUOTES } from '@palisade/trade';

/** Spec 3 §4: what a dashboard of quotes is narrowed to. */
export const DASHBOARD_TYPES = ['NEW BUSINESS', 'RENEWALS'] as const;
export type DashboardType = (typeof DASHBOARD_TYPES)[number];

/** A status, or those in which a quote leads nowhere any more. */
export type DashboardStatus = QuoteStatus | 'INACTIVE';

const INACTIVE: readonly QuoteStatus[] = INACTIVE_QUOTES;

export const statusesOf = (status: DashboardStatus): readonly QuoteStatus[] =>
  status === 'INACTIVE' ? INACTIVE : [status];

/** How many quotes of one type have one status. */
export interface StatusTally {
  isRenewal: boolean;
  status: QuoteStatus;
  count: number;
}

/** What is chosen on a dashboard. */
export interface DashboardChoice {
  type?: DashboardType | undefined;
  status?: DashboardStatus | undefined;
}

/** How many rows each choice would show, under what is chosen beside it. */
export interface DashboardCounts {
  type: Record<DashboardType, number>;
  status: Partial<Record<DashboardStatus, number>> & { INACTIVE: number };
}

export function dashboardCounts(
  tallies: readonly StatusTally[],
  { type, status }: DashboardChoice,
): DashboardCounts {
  const ofType = tallies.filter(
    ({ isRenewal }) => type === undefined || isRenewal === (type === 'RENEWALS'),
  );
  const ofStatus = tallies.filter(
    (tally) => status === undefined || statusesOf(status).includes(tally.status),
  );
  const counted = new Map<QuoteStatus, number>();
  for (const tally of ofType) {
    counted.set(tally.status, (counted.get(tally.status) ?? 0) + tally.count);
  }
  return {
    type: {
      'NEW BUSINESS': sumOf(ofStatus.filter(({ isRenewal }) => !isRenewal)),
      RENEWALS: sumOf(ofStatus.filter(({ isRenewal }) => isRenewal)),
    },
    status: {
      ...Object.fromEntries(counted),
      INACTIVE: sumOf(ofType.filter((tally) => INACTIVE.includes(tally.status))),
    },
  };
}

const sumOf = (tallies: readonly StatusTally[]): number =>
  tallies.reduce((sum, { count }) => sum + count, 0);
