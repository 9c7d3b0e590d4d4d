import { ENDORSEMENT_DAYS_AHEAD, ENDORSEMENT_DAYS_BACK } from '@palisade/trade';
import type { CoverageRule } from './coverage-rules';
import { coverageRules } from './coverage-rules';
import type { Market } from './read-market';

/** How far an endorsement may lie from today, and what it may change. */
export interface EndorsementRules {
  readonly daysBack: number;
  readonly daysAhead: number;
  /** Rules by number of the coverages that an endorsement may change. */
  readonly coverages: Readonly<Record<string, CoverageRule>>;
}

const WINDOW = { daysBack: ENDORSEMENT_DAYS_BACK, daysAhead: ENDORSEMENT_DAYS_AHEAD };
const LIMIT = 1_000_000;

/** What the industry declines was decided when the policy was written: only the market counts. */
export function endorsementRules(market: Market): EndorsementRules {
  const rules = Object.entries(coverageRules(market, LIMIT));
  const allowed = rules.filter(([, { available, mandatory }]) => available && !mandatory);
  return { ...WINDOW, coverages: Object.fromEntries(allowed) };
}
