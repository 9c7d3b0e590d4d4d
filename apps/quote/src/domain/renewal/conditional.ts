import type { MinorUnits, PlainDate } from '@palisade/kernel';
import { addDays } from '@palisade/kernel';
import type { NoticeReason, RenewalNotice } from '@palisade/trade';
import { MAIL_DAYS } from '@palisade/trade';
import type { QuoteTerms } from '../quote-terms';
import { differencesOf } from './differences';
import type { ExpiringTerm } from './expiring-term';
import type { NoticeRule, NoticeTrigger } from './renewal-notice-rows';
import type { NoticeMarket } from './renewal-notices';
import { noticeRuleOf } from './renewal-notices';

/** The renewal as the rules of conditional ones read it. */
export interface OfferedRenewal extends NoticeMarket {
  premium: MinorUnits;
  terms: QuoteTerms;
  /** When the offer, and the notice with it, was mailed. */
  mailedOn: PlainDate | null;
}

/** What a conditional renewal owes its insured. */
export interface ConditionalNotice
  extends Omit<RenewalNotice, 'late'>, Pick<NoticeRule, 'days' | 'late' | 'isProven' | 'citation'> {
  reasons: NoticeReason[];
}

/** The notice of a renewal that is dearer or covers less; null where none is owed. */
export function conditionalNotice(
  expiring: ExpiringTerm,
  { premium, terms, mailedOn, ...market }: OfferedRenewal,
): ConditionalNotice | null {
  const { percent, triggers, days, late, isProven, citation } = noticeRuleOf(market);
  const reasons: NoticeReason[] = [
    ...(isDearer(expiring.charges.premium, premium, percent) ? (['PREMIUM_UP'] as const) : []),
    ...triggers.filter((trigger) => IS_HIT[trigger](expiring, terms)),
  ];
  if (!reasons.length) return null;
  const dueOn = addDays(market.startsOn, -days - MAIL_DAYS);
  return { reasons, days, dueOn, mailedOn, late, isProven, citation };
}

function isDearer(before: MinorUnits, now: MinorUnits, percent: number): boolean {
  return now > before && (now - before) * 100 >= before * percent;
}

const IS_HIT: Readonly<
  Record<NoticeTrigger, (expiring: ExpiringTerm, terms: QuoteTerms) => boolean>
> = {
  LIMIT_REDUCED: (was, now) => now.limit < was.terms.limit,
  COVER_REDUCED: (was, now) => coversLess(was.terms, now),
  DEDUCTIBLE_UP: (was, now) => now.deductible > was.terms.deductible,
  TERMS_CHANGED: ({ answers, facts, ...was }, terms) =>
    differencesOf({ answers, facts, ...was }, { terms, answers, facts }).length > 0,
  ANY_RENEWAL: () => true,
};

/** A coverage is gone or smaller by itself, begins later, reaches less far back, or leaves terror out. */
function coversLess(was: QuoteTerms, now: QuoteTerms): boolean {
  const limits = new Map(now.coverages.map(({ key, limit }) => [key, limit ?? now.limit]));
  const isLess = was.coverages.some(({ key, limit }) => {
    const left = limits.get(key);
    return left === undefined || (limit !== null && left < limit);
  });
  return (
    isLess ||
    now.waitingPeriod > was.waitingPeriod ||
    yearsBack(now) < yearsBack(was) ||
    (now.isTriaExcluded && !was.isTriaExcluded)
  );
}

/** -1 stands for full prior acts. */
const yearsBack = ({ retroActivePeriod }: QuoteTerms): number =>
  retroActivePeriod === -1 ? Infinity : retroActivePeriod;
