import type { Product } from '@palisade/trade';
import { FACTOR_SCORE_MIN, isFiled, SURPLUS_TWINS } from '@palisade/trade';
import type { HazardRow } from './books/hazard-row';
import type { RatingInput } from './input/rating-input';
import type { Plan } from './plan';

/** How strong a flag is: information, a referral, a refusal of the risk, or no quote at all. */
export type FlagLevel = 'info' | 'refer' | 'decline' | 'block';

/** A rule that a risk has hit. */
export interface Flag {
  readonly level: FlagLevel;
  readonly rule: string;
  readonly reason: string;
  readonly observed: string | number | null;
  readonly threshold: string | number | null;
}

/** What the rules look at. */
interface FlagFacts {
  readonly input: RatingInput;
  readonly plan: Plan;
  readonly hazard: HazardRow;
}

interface FlagRule extends Pick<Flag, 'level' | 'rule' | 'threshold'> {
  readonly reason: string | ((facts: FlagFacts) => string);
  /** What was seen, when it hits the rule; null when it does not. */
  readonly hit: (facts: FlagFacts) => string | number | null;
}

const RECORDS_MAX = 5_000_000;
const REVENUE_WITHOUT_MFA = 25_000_000;
const COMPANY_SCORE_MIN = 40;
const INTERNATIONAL_PCT_MAX = 50;
const LIMIT_AUTHORITY = 3_000_000;
const WORST_CLASS = 5;

/** The eligibility and referral rules in the order in which their flags are answered. */
const RULES: readonly FlagRule[] = [
  {
    rule: 'REF_REVENUE',
    level: 'block',
    reason: 'The revenue is above what the product is for.',
    threshold: null,
    hit: ({ input, plan }) => (input.revenue > plan.options.revenueMax ? input.revenue : null),
  },
  {
    rule: 'REF_CLASS',
    level: 'refer',
    reason: 'An underwriter decides on this industry.',
    threshold: 'refer',
    hit: ({ input, hazard }) => (hazard.action === 'refer' ? input.industryCode : null),
  },
  {
    rule: 'DEC_CLASS',
    level: 'decline',
    reason: 'This industry is not insured.',
    threshold: 'decline',
    hit: ({ input, hazard }) => (hazard.action === 'decline' ? input.industryCode : null),
  },
  {
    rule: 'REF_RECENT_CLAIM',
    level: 'refer',
    reason: 'There was an incident within the last 12 months.',
    threshold: 1,
    hit: ({ input }) => (input.claimHistory === 1 ? 1 : null),
  },
  {
    rule: 'REF_RECORDS',
    level: 'refer',
    reason: 'More personal records are held than the tables rate.',
    threshold: RECORDS_MAX,
    hit: ({ input: { records } }) => (records !== null && records > RECORDS_MAX ? records : null),
  },
  {
    rule: 'REF_NO_MFA',
    level: 'refer',
    reason: 'No multi-factor authentication at this revenue.',
    threshold: REVENUE_WITHOUT_MFA,
    hit: ({ input: { controls, revenue } }) =>
      controls.mfaCount === '0' && revenue >= REVENUE_WITHOUT_MFA ? revenue : null,
  },
  {
    rule: 'REF_NO_BACKUP',
    level: 'refer',
    reason: 'Data are never backed up.',
    threshold: 'NEVER',
    hit: ({ input }) => (input.controls.backupFrequency === 'NEVER' ? 'NEVER' : null),
  },
  {
    rule: 'REF_SCORE',
    level: 'refer',
    reason: 'The risk score is low.',
    threshold: `company ${COMPANY_SCORE_MIN}, factor ${FACTOR_SCORE_MIN}`,
    hit: ({ input }) => lowScore(input),
  },
  {
    rule: 'REF_LITIGATION',
    level: 'refer',
    reason: 'An action, litigation or notifiable breach was reported.',
    threshold: 'YES',
    hit: ({ input: { litigation } }) => (litigation.length ? litigation.join(', ') : null),
  },
  {
    rule: 'REF_INTL',
    level: 'refer',
    reason: 'More than half of the sales are international.',
    threshold: INTERNATIONAL_PCT_MAX,
    hit: ({ input: { percentInternationalSales: percent } }) =>
      percent !== null && percent > INTERNATIONAL_PCT_MAX ? percent : null,
  },
  {
    rule: 'REF_LIMIT_AUTH',
    level: 'refer',
    reason: 'The limit is above the authority for this hazard class.',
    threshold: LIMIT_AUTHORITY,
    hit: ({ input: { aggregateLimit: limit }, hazard }) =>
      limit > LIMIT_AUTHORITY && hazard.hazard === WORST_CLASS ? limit : null,
  },
  {
    rule: 'REF_NOT_FILED',
    level: 'block',
    reason: ({ input, plan }) => notFiled(plan.product, input.state),
    threshold: null,
    hit: ({ input: { state }, plan }) => (isFiled(plan.market, state) ? null : state),
  },
];

/** One flag for each rule that is hit, in the order of the rules. */
export function flagsOf(facts: FlagFacts): Flag[] {
  const flags: Flag[] = [];
  for (const { hit, reason, level, rule, threshold: usual } of RULES) {
    const observed = hit(facts);
    if (observed === null) continue;
    const threshold = rule === 'REF_REVENUE' ? facts.plan.options.revenueMax : usual;
    const text = typeof reason === 'string' ? reason : reason(facts);
    flags.push({ level, rule, threshold, reason: text, observed });
  }
  return flags;
}

/** A note that changes nothing: the premium was raised to the minimum, in currency units. */
export const minimumNote = (observed: number, threshold: number): Flag => ({
  level: 'info',
  rule: 'MINIMUM_PREMIUM',
  reason: 'The premium was raised to the minimum of the product.',
  observed,
  threshold,
});

/** Block is stronger than decline, decline than refer: only a bare referral goes on. */
export function isReferred(flags: readonly Flag[]): boolean {
  let isHit = false;
  for (const { level } of flags) {
    if (level === 'decline' || level === 'block') return false;
    isHit ||= level === 'refer';
  }
  return isHit;
}

function lowScore({ companyAggregate, riskFactors }: RatingInput): string | number | null {
  if (companyAggregate !== null && companyAggregate < COMPANY_SCORE_MIN) return companyAggregate;
  for (const name in riskFactors) {
    if (riskFactors[name] < FACTOR_SCORE_MIN) return `${name} ${riskFactors[name]}`;
  }
  return null;
}

function notFiled(product: Product, state: string | null): string {
  const twin = SURPLUS_TWINS[product];
  const advice = twin ? ` Quote ${twin} instead.` : '';
  return `${product} is not filed in ${state}.${advice}`;
}
