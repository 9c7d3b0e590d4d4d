import type { Plan } from '../plan';
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
  readonly mayBypass: boolean;
}

const LIMIT = { min: 1, max: 1_000_000_000_000 };
const NOTHING_CHOSEN: ChosenCoverages = {
  ...{ optional: [], deselected: [], coverageLimits: {}, endorsements: [] },
  ...{ cyberCrimeLimit: null, fundTransferYes: null, ransomEventSublimit: null },
  ...{ extortionThreatSublimit: null, techENOPercentage: null, techLimit: null },
};

/** Reads the coverages: those that may not be had are an error or, by the rules, dropped. */
export function chosenCoverages(context: CoverageContext): ChosenCoverages {
  const { fields, plan } = context;
  if (plan.options.attachments) return refuseForExcess(fields);
  const chosen = fields.listOf('optional', plan.factors.optional);
  const deselected = fields.listOf('deselected', deselectable(plan));
  const limits = coverageLimits(context, new Set([...deselectable(plan).keys(), ...chosen]));
  const optional = chosen.filter((coverage) => isQualified(coverage, context));
  const dropped = chosen.filter((coverage) => !optional.includes(coverage));
  return {
    optional,
    deselected,
    coverageLimits: Object.fromEntries(
      Object.entries(limits).filter(([coverage]) => !dropped.includes(coverage)),
    ),
    ...chosenCyberCrime(context),
    endorsements: fields.listOf('endorsements', plan.factors.endorsements),
    ...ransomSublimits(context, deselected),
    ...techCover(fields, plan),
  };
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

/** The coverages of the core package that are not mandatory. */
function deselectable({ tables }: Plan): ReadonlyMap<string, unknown> {
  return new Map(Object.entries(tables.coreCoverages).filter(([, { mandatory }]) => !mandatory));
}

function coverageLimits(
  { fields, terms, coercions }: CoverageContext,
  limitable: ReadonlySet<string>,
): Record<string, number> {
  const { aggregateLimit } = terms;
  const limits: Record<string, number> = {};
  for (const [coverage, limit] of fields.entries('coverageLimits')) {
    if (!limitable.has(coverage)) {
      fields.fail('coverageLimits', `${coverage} can not have a limit of its own.`, coverage);
    } else if (!isInRange(limit, LIMIT)) {
      fields.fail('coverageLimits', `The limit of ${coverage} ${describe(LIMIT)}.`, coverage);
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
