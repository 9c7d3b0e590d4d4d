import { coverageKind, needsLimit, SUBLIMITS } from '@palisade/trade';
import type { CatalogueEntry } from '../../../lib/api-types';

const SHARES = [1, 0.75, 0.5, 0.25];
const SUBLIMIT_SHARES = [1, 0.75, 0.5, 0.25, 0.1];
const CYBER_CRIME_LIMITS = [25_000, 50_000, 100_000, 150_000, 200_000, 250_000];
const CYBER_CRIME_USUAL = 100_000;

/** The limits that a coverage may have, and the one it begins with when it must be named. */
export interface LimitChoices {
  values: number[];
  initial?: number;
}

/** Whether a coverage is shown in the builder: technology cover is chosen with the product. */
export const isListed = ({ key }: CatalogueEntry): boolean => coverageKind(key) !== 'techEno';

/** The choices below an aggregate limit; none when the coverage has no limit of its own. */
export function limitChoices(
  { key, endorsement }: CatalogueEntry,
  aggregate: number,
): LimitChoices {
  if (key === 'CYBER_CRIME') {
    return { values: CYBER_CRIME_LIMITS, initial: CYBER_CRIME_USUAL };
  }
  if (SUBLIMITS.some((sublimit) => sublimit === key)) {
    const values = SUBLIMIT_SHARES.map((share) => share * aggregate);
    return { values, initial: aggregate / 2 };
  }
  if (endorsement || coverageKind(key) === 'mandatory') return { values: [] };
  return { values: SHARES.map((share) => share * aggregate) };
}

/** A coverage's own limit below an aggregate; null where it has the aggregate's and need not name it. */
export function ownLimit(key: string, limit: number | null, aggregate: number): number | null {
  if (limit === null || limit < aggregate) return limit;
  return needsLimit(key) ? aggregate : null;
}
