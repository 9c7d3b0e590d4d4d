import type { Coverage } from '@palisade/trade';
import { COVERAGES, isFiled, SUBLIMITS, WAITING_COVERAGES } from '@palisade/trade';
import type { Curve } from '../books/rate-tables';
import type { Plan } from '../plan';
import type { Market } from './read-market';

/** How a coverage may be had; amounts in whole currency units. */
export interface CoverageRule {
  readonly key: string;
  readonly available: boolean;
  /** Why it is not available (Spec 3 §3); null when it is. */
  readonly tooltip: string | null;
  readonly mandatory: boolean;
  readonly limits: readonly number[];
  readonly deductibles: readonly number[];
  /** Waiting periods in hours, of the coverages that have one. */
  readonly hrs: readonly number[];
  /** Years; -1 is full prior acts. */
  readonly retroActivePeriods: readonly number[];
}

const NOT_IN_STATE = 'State Not Supported';
const NOT_FOR_INDUSTRY = 'Not Available For Industry / State!';

/** The rule of every coverage of the catalogue, by its number. */
export function coverageRules(market: Market, limit: number): Record<string, CoverageRule> {
  const tooltip = tooltipOf(market);
  return Object.fromEntries(
    COVERAGES.map((coverage) => [coverage.id, ruleOf(coverage, market.plan, { limit, tooltip })]),
  );
}

function tooltipOf({ plan, state, hazard }: Market): string | null {
  if (!isFiled(plan.market, state)) return NOT_IN_STATE;
  // A layer covers what the policy below it covers.
  return hazard?.action === 'decline' || plan.options.attachments ? NOT_FOR_INDUSTRY : null;
}

function ruleOf(
  { key, endorsement, mandatory }: Coverage,
  plan: Plan,
  { limit, tooltip }: { limit: number; tooltip: string | null },
): CoverageRule {
  const { options } = plan;
  const isMandatory = mandatory || (options.mandatory?.includes(key) ?? false);
  return {
    key,
    available: tooltip === null,
    tooltip,
    mandatory: isMandatory,
    limits: mandatory ? [limit] : limitsOf(key, plan, limit),
    deductibles: endorsement ? [] : options.deductibles,
    hrs: WAITING_COVERAGES.includes(key) ? options.waitingHours : [],
    retroActivePeriods: endorsement ? [] : options.retro,
  };
}

/** The points of the table that rates the limit; none for what has no limit. */
function limitsOf(key: Coverage['key'], { tables }: Plan, limit: number): number[] {
  if (key === 'CYBER_CRIME') return argumentsOf(tables.cyberCrime.limitFactor);
  if (key === 'TECH_ENO') return argumentsOf(tables.ilfTech);
  if (SUBLIMITS.includes(key)) return partsOf(limit, tables.ransomEventSublimit);
  const isLimited = key in tables.coreCoverages || key in tables.optionalCoverages;
  return isLimited ? partsOf(limit, tables.sublimitFactor) : [];
}

const argumentsOf = ({ points }: Curve): number[] => points.map(([argument]) => Number(argument));

const partsOf = (limit: number, curve: Curve): number[] =>
  argumentsOf(curve)
    .map((part) => Math.round(limit * part))
    .filter((amount) => amount > 0);
