import type { Calculation } from '../../lib/api-types';

/** What was asked for and cannot be had, as the calculator and the quote tell of it. */
export type Coercion = Calculation['coercions'][number];

/** How a coverage was adjusted; without limits it is not covered at all. */
export interface Adjustment {
  /** Null where it was no coverage that was adjusted. */
  coverage: string | null;
  limits: { requested: number; applied: number } | null;
  reason: string;
}

const LIMIT_OF = /^\/coverageLimits\/(\w+)$/;

export function adjustmentOf({ path, requested, applied, reason }: Coercion): Adjustment {
  const isNumeric = typeof requested === 'number' && typeof applied === 'number';
  return {
    coverage: coverageOf(path, requested),
    limits: isNumeric ? { requested, applied } : null,
    reason,
  };
}

function coverageOf(path: string, requested: Coercion['requested']): string | null {
  if (path === '/cyberCrimeLimit') return 'CYBER_CRIME';
  return path === '/optional' ? String(requested) : (LIMIT_OF.exec(path)?.[1] ?? null);
}
