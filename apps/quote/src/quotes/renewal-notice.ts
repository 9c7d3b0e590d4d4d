import { todayIn } from '@palisade/kernel';
import { PRODUCTS } from '@palisade/trade';
import type { ConditionalNotice } from '../domain/renewal/conditional';
import { conditionalNotice } from '../domain/renewal/conditional';
import { WORKED_ON } from '../domain/quote-status';
import { ratedState } from '../ratings/rating-facts';
import type { Quote } from './quote.entity';

/** The notice that a quote owes as a conditional renewal; null where it owes none. */
export function noticeOf(quote: Quote): ConditionalNotice | null {
  const { renewal, premium, product, effectiveDate: startsOn, terms, sentOn } = quote;
  if (!renewal || premium === null || !WORKED_ON.includes(quote.status)) return null;
  const mailedOn = sentOn && todayIn(zoneOf(quote), sentOn);
  const market = { market: PRODUCTS[product].market, state: ratedState(quote), startsOn };
  return conditionalNotice(renewal, { ...market, premium, terms, mailedOn });
}

/** Where the insured is. */
export const zoneOf = ({ firmographicData: { timeZone } }: Quote): string =>
  typeof timeZone === 'string' ? timeZone : 'UTC';
