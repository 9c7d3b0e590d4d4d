import type { StatusReason } from '../rating-outcome';
import type { ExpiringTerm } from './expiring-term';

/** domain.md §5.11: a renewal is automatic where none of these has changed by more. */
const SCORE_POINTS = 15;
const REVENUE_PERCENT = 20;

/** The renewal as the rules of automatic ones read it. */
export interface AutomaticRenewal {
  hasClaim: boolean;
  limit: number;
  hazard: number | null;
  revenue: number | null;
  score: number | null;
}

/** Why a renewal is not automatic: an underwriter looks at it; empty where it is. */
export function automaticReasons(
  { terms, hazard, facts, score }: ExpiringTerm,
  renewal: AutomaticRenewal,
): StatusReason[] {
  const revenueBefore = typeof facts.revenue === 'number' ? facts.revenue : null;
  const rules: [isHit: boolean, code: string, text: string][] = [
    [renewal.hasClaim, 'RENEWAL_CLAIM', 'A claim was filed in the expiring term.'],
    [
      isWorse(score, renewal.score),
      'RENEWAL_SCORE',
      `The risk score is worse by ${SCORE_POINTS} points or more.`,
    ],
    [
      isMoved(revenueBefore, renewal.revenue),
      'RENEWAL_REVENUE',
      `The revenue changed by ${REVENUE_PERCENT} % or more.`,
    ],
    [hazard !== renewal.hazard, 'RENEWAL_HAZARD', 'The hazard of the industry is another.'],
    [terms.limit !== renewal.limit, 'RENEWAL_LIMIT', 'The limit is another.'],
  ];
  return rules
    .filter(([isHit]) => isHit)
    .map(([, code, text]) => ({ code, text, source: 'quote' }));
}

const isWorse = (before: number | null, now: number | null): boolean =>
  before !== null && (now === null || before - now >= SCORE_POINTS);

/** What is not known on a side has changed. */
function isMoved(before: number | null, now: number | null): boolean {
  if (before === null || now === null || before === 0) return before !== now;
  return Math.abs(now - before) * 100 >= before * REVENUE_PERCENT;
}
