import type { CatalogueEntry } from '../../../lib/api-types';

// Chosen with the product, not by hand.
const BY_PRODUCT = ['TECH_ENO'];
// Their price does not follow from a limit of their own.
const AT_AGGREGATE = ['LIABILITY', 'PCI', 'REGULATORY', 'COWBELL_BREACH_FUND'];
const SUBLIMITS = ['RANSOM_EVENT_SUBLIMIT', 'EXTORTION_THREAT_SUBLIMIT'];

const SHARES = [1, 0.75, 0.5, 0.25];
const SUBLIMIT_SHARES = [1, 0.75, 0.5, 0.25, 0.1];
const CYBER_CRIME_LIMITS = [25_000, 50_000, 100_000, 150_000, 200_000, 250_000];
const CYBER_CRIME_USUAL = 100_000;

/** The limits that a coverage may have, and the one it begins with when it must be named. */
export interface LimitChoices {
  values: number[];
  initial?: number;
}

/** Whether a coverage is shown in the builder. */
export const isListed = ({ key }: CatalogueEntry): boolean => !BY_PRODUCT.includes(key);

/** The choices below an aggregate limit; none when the coverage has no limit of its own. */
export function limitChoices(
  { key, endorsement }: CatalogueEntry,
  aggregate: number,
): LimitChoices {
  if (key === 'CYBER_CRIME') {
    return { values: CYBER_CRIME_LIMITS, initial: CYBER_CRIME_USUAL };
  }
  if (SUBLIMITS.includes(key)) {
    const values = SUBLIMIT_SHARES.map((share) => share * aggregate);
    return { values, initial: aggregate / 2 };
  }
  if (endorsement || AT_AGGREGATE.includes(key)) return { values: [] };
  return { values: SHARES.map((share) => share * aggregate) };
}

/** A coverage's own limit below an aggregate; null where it has the aggregate's and need not name it. */
export function ownLimit(key: string, limit: number | null, aggregate: number): number | null {
  if (limit === null || limit < aggregate) return limit;
  return key === 'CYBER_CRIME' || SUBLIMITS.includes(key) ? aggregate : null;
}
