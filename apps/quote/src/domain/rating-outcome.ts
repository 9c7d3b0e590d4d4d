import type { QuoteStatus } from '@palisade/contracts';
import type { Product } from '@palisade/trade';
import { FACTOR_SCORE_MIN, RISK_FACTORS, WHOLESALE_PRODUCTS } from '@palisade/trade';
import type { RatingFlag } from './quote-rating';
import type { QuoteAction } from './quote-status';
import type { Answers } from './security-answers';
import { missingAnswers, hasLitigation } from './security-answers';

/** Why a quote has its status. */
export interface StatusReason {
  code: string;
  text: string;
  source: 'rater' | 'quote' | 'underwriter' | 'agency';
}

/** What a first rating makes of a requested quote. */
export interface RatingOutcome {
  action: Extract<QuoteAction, `rate${string}`>;
  reasons: StatusReason[];
}

/** What the outcome is judged by, beside the rater's flags. */
export interface OutcomeFacts {
  product: Product;
  answers: Answers;
  /** Factor scores, 0 to 100; null where the account was not scored. */
  factors: Readonly<Record<string, number | null>> | null;
  /** A weak factor is no reason any more. */
  isScoreBypassed: boolean;
  /** Whether the agency sells to a company of this revenue. */
  isWithinLevels: boolean;
}

/** How a quote stands, for callers that do not know the statuses. */
export type Outcome = 'offered' | 'referred' | 'declined' | 'invalid' | 'failed';

/** How each status stands; null before a quote was rated and after it was bound. */
export const OUTCOMES: Readonly<Record<QuoteStatus, Outcome | null>> = {
  TEMPORARY: null,
  DRAFT: null,
  REQUESTED: null,
  ACTIVE: 'offered',
  INDICATION: 'offered',
  REFERRED: 'referred',
  IN_REVIEW: 'referred',
  READY: 'offered',
  SIGNED: 'offered',
  BOUND: null,
  'BINDER EXPIRED': null,
  ISSUED: null,
  'IN FORCE': null,
  EXPIRED: null,
  INVALID: 'invalid',
  LOST: null,
  DECLINED: 'declined',
  DELETED: null,
  VOID: null,
  API_REJECTED: 'failed',
  RESCIND: null,
};

/** The rule that looks at the factors of the risk score. */
export const SCORE_RULE = 'REF_SCORE';

/** An agency sells to other companies. */
export const OUTSIDE_LEVELS: RatingFlag = {
  level: 'refer',
  rule: 'REF_LEVEL',
  reason: 'The revenue is outside of every level of the agency.',
};

/** Judges a first rating: the strongest flag decides, then what is still to be answered. */
export function judgeRating(rated: RatingFlag[], facts: OutcomeFacts): RatingOutcome {
  const flags = [...rated, ...ownFlags(rated, facts)].filter(
    ({ rule }) => rule !== SCORE_RULE || !facts.isScoreBypassed,
  );
  const of = (...levels: RatingFlag['level'][]): StatusReason[] =>
    flags.filter(({ level }) => levels.includes(level)).map(toReason);
  const [refusals, referrals] = [of('block', 'decline'), of('refer')];
  if (refusals.length) return { action: 'rateDeclined', reasons: refusals };
  if (referrals.length) return { action: 'rateReferred', reasons: referrals };
  const missing = missingAnswers(facts.answers);
  if (missing.length) return { action: 'rateIndication', reasons: missing.map(unanswered) };
  return {
    action: WHOLESALE_PRODUCTS.includes(facts.product) ? 'rateActive' : 'rateReady',
    reasons: [],
  };
}

const BEST = 100;

/** Three rules read what a calculator call does not hold. */
function ownFlags(
  rated: RatingFlag[],
  { answers, factors, isWithinLevels }: OutcomeFacts,
): RatingFlag[] {
  // Of the others it is shown how they stand (domain §8).
  const weak = RISK_FACTORS.some((factor) => (factors?.[factor] ?? BEST) < FACTOR_SCORE_MIN);
  const flags: [isHit: boolean, rule: string, reason: string][] = [
    [weak, SCORE_RULE, `A factor of the risk score is below ${FACTOR_SCORE_MIN}.`],
    [hasLitigation(answers), 'REF_LITIGATION', 'Litigation or a notified breach is known.'],
    [!isWithinLevels, OUTSIDE_LEVELS.rule, OUTSIDE_LEVELS.reason],
  ];
  return flags
    .filter(([isHit, rule]) => isHit && !rated.some((flag) => flag.rule === rule))
    .map(([, rule, reason]) => ({ level: 'refer', rule, reason }));
}

const toReason = ({ rule, reason }: RatingFlag): StatusReason => ({
  code: rule,
  text: reason,
  source: 'rater',
});

const unanswered = (question: string): StatusReason => ({
  code: 'ANSWER_MISSING',
  text: `The question ${question} is not answered.`,
  source: 'quote',
});
