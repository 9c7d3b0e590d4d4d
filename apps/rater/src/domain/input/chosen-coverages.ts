import { AMOUNT_MAX, coverageName } from '@palisade/trade';
import type { Plan } from '../plan';
import type { Bypass } from './bypass';
import type { ChosenTerms } from './chosen-terms';
import { chosenCyberCrime } from './cyber-crime';
import type { Fields } from './fields';
import { describe, isInRange } from './fields';
import type { InsuredRisk } from './insured-risk';
import { ransomSublimits } from './ransom-sublimits';
import type { Coercion, RatingInput } from './rating-input';
import { unmetRequirement } from './security-requirements';
import { techCover } from './tech-cover';

/** What is covered besides the core package, and what of it is left out or limited. */
export type ChosenCoverages = Pick<
  RatingInput,
  | 'optional'
  | 'deselected'
  | 'coverageLimits'
  | 'cyberCrimeLimit'
  | 'fundTransferYes'
  | 'endorsements'
  | 'ransomEventSublimit'
  | 'extortionThreatSublimit'
  | 'techENOPercentage'
  | 'techLimit'
>;

/** What the choice of coverages depends on. */
export interface CoverageContext {
  readonly fields: Fields;
  readonly plan: Plan;
  readonly risk: InsuredRisk;
  readonly terms: ChosenTerms;
  readonly coercions: Coercion[];
  readonly bypass: Bypass;
}

const LIMIT = { min: 1, max: AMOUNT_MAX };
const NOTHING_CHOSEN: ChosenCoverages = {
  optional: [],
  deselected: [],
  coverageLimits: {},
  endorsements: [],
  cyberCrimeLimit: null,
  fundTransferYes: null,
  ransomEventSublimit: null,
  extortionThreatSublimit: null,
  techENOPercentage: null,
  techLimit: null,
};

/** Reads the coverages: those that may not be had are an error or, by the rules, dropped. */
export function chosenCoverages(context: CoverageContext): ChosenCoverages {
  const { fields, plan } = context;
  if (plan.options.attachments) return refuseForExcess(fields);
  const chosen = fields.listOf('optional', plan.factors.optional);
  const deselected = fields.listOf('deselected', plan.deselectable);
  const limits = coverageLimits(context, chosen);
  const optional = chosen.filter((coverage) => isQualified(coverage, context));
  const crime = chosenCyberCrime(context);
  const endorsements = fields.listOf('endorsements', plan.factors.endorsements);
  const ransom = ransomSublimits(context, deselected);
  const tech = techCover(fields, plan);
  return {
    optional,
    deselected,
    coverageLimits: optional.length < chosen.length ? limitsOf(optional, limits, plan) : limits,
    cyberCrimeLimit: crime.cyberCrimeLimit,
    fundTransferYes: crime.fundTransferYes,
    endorsements,
    ransomEventSublimit: ransom.ransomEventSublimit,
    extortionThreatSublimit: ransom.extortionThreatSublimit,
    techENOPercentage: tech.techENOPercentage,
    techLimit: tech.techLimit,
  };
}

/** The limits without those of coverages that were dropped. */
function limitsOf(
  optional: readonly string[],
  limits: Readonly<Record<string, number>>,
  { deselectable }: Plan,
): Record<string, number> {
  const isKept = (coverage: string) => deselectable.has(coverage) || optional.includes(coverage);
  return Object.fromEntries(Object.entries(limits).filter(([coverage]) => isKept(coverage)));
}

/** A layer follows the policy below it. */
function refuseForExcess(fields: Fields): ChosenCoverages {
  for (const [name, nothing] of Object.entries(NOTHING_CHOSEN)) {
    const value = fields.raw(name) ?? nothing;
    const isEmpty = typeof value === 'object' && Object.keys(value ?? {}).length === 0;
    if (!isEmpty && name !== 'fundTransferYes') {
      fields.fail(name, `An excess layer has no ${name}.`);
    }
  }
  return NOTHING_CHOSEN;
}

function coverageLimits(
  { fields, plan, terms, coercions }: CoverageContext,
  chosen: readonly string[],
): Record<string, number> {
  const { aggregateLimit } = terms;
  const limits: Record<string, number> = {};
  const given = fields.record('coverageLimits');
  for (const coverage of Object.keys(given)) {
    const limit = given[coverage] ?? undefined;
    if (limit === undefined) continue;
    if (!plan.deselectable.has(coverage) && !chosen.includes(coverage)) {
      fields.fail(
        'coverageLimits',
        `${coverageName(coverage)} can not have a limit of its own.`,
        coverage,
      );
    } else if (!isInRange(limit, LIMIT)) {
      fields.fail(
        'coverageLimits',
        `The limit of ${coverageName(coverage)} ${describe(LIMIT)}.`,
        coverage,
      );
    } else if (limit <= aggregateLimit) limits[coverage] = limit;
    else {
      limits[coverage] = aggregateLimit;
      coercions.push({
        path: `/coverageLimits/${coverage}`,
        requested: limit,
        applied: aggregateLimit,
        rule: 'LIMIT_WITHIN_AGGREGATE',
        reason: 'A coverage limit is at most the aggregate limit.',
      });
    }
  }
  return limits;
}

function isQualified(coverage: string, { risk, coercions }: CoverageContext): boolean {
  const unmet = unmetRequirement(coverage, risk.controls);
  if (!unmet) return true;
  coercions.push({
    path: '/optional',
    requested: coverage,
    applied: null,
    rule: 'SECURITY_REQUIREMENT',
    reason: `${coverage} needs ${unmet}.`,
  });
  return false;
}
