import type { PolicyStatus } from '@palisade/contracts';
import type { PlainDate } from '@palisade/kernel';
import { addDays, addMonths, DomainError } from '@palisade/kernel';
import type { Market } from '@palisade/trade';
import { NON_PAYMENT } from '../cancellation/reasons';
import type { Terms } from '../history/policy-stack';
import type { Life } from '../life/life';
import { coverOf } from '../life/life';
import { reportingRuleOf } from './reporting-rules';

/** What is for sale, in months (domain §5.11). */
export const REPORTING_MONTHS = [12, 24, 36, 72] as const;

export type ReportingMonths = (typeof REPORTING_MONTHS)[number];

/** Until when what happened before the end of cover can be reported, and more time be bought. */
export interface ReportingWindow {
  endOfCover: PlainDate;
  /** The first day on which a report comes too late without charge; null: it does from the end of cover. */
  automaticUntil: PlainDate | null;
  /** The last day on which the offer is sent. */
  offerBy: PlainDate;
  /** The last day on which more can be bought. */
  buyBy: PlainDate;
  citation: string;
}

/** Nobody reports later what was covered by fraud. */
const FRAUD = 'FRAUD';

// A cancelled policy that may still be reinstated has ended all the same: the days of its state run.
const ENDED: readonly PolicyStatus[] = ['CANCELLED', 'IN REINSTATEMENT PERIOD', 'EXPIRED'];

type Ended = Pick<Life, 'market' | 'state' | 'status' | 'cancellation' | 'entries'>;

/** The terms that were in force last, and the day on which they ended; null where nothing was covered. */
export function lastInForce(life: Pick<Life, 'entries'>): { terms: Terms; to: PlainDate } | null {
  const last = coverOf(life).findLast(({ terms }) => terms !== null);
  return last?.terms ? { terms: last.terms, to: last.to } : null;
}

/** The window of a policy that has ended; null while it runs, and where it was ended for fraud. */
export function reportingWindowOf(
  life: Ended,
  offeredOn: PlainDate | null = null,
): ReportingWindow | null {
  const { status, cancellation, market, state } = life;
  const last = ENDED.includes(status) && cancellation?.reason !== FRAUD ? lastInForce(life) : null;
  if (!last) return null;
  const reason = cancellation?.reason ?? null;
  return windowFrom(last.to, { market, state, reason, offeredOn });
}

/** The window that an end of cover opens. */
export function windowFrom(
  endOfCover: PlainDate,
  by: {
    market: Market;
    state: string | null;
    reason: string | null;
    offeredOn: PlainDate | null;
  },
): ReportingWindow {
  const rule = reportingRuleOf(by.market, by.state);
  const { automaticDays, offerDays, buyDays, buyDaysFromOffer, isForUnpaid, citation } = rule;
  const isFree = by.reason !== NON_PAYMENT || isForUnpaid;
  const fromEnd = addDays(endOfCover, buyDays);
  const fromOffer =
    by.offeredOn !== null && buyDaysFromOffer !== null
      ? addDays(by.offeredOn, buyDaysFromOffer)
      : fromEnd;
  return {
    endOfCover,
    automaticUntil: isFree ? addDays(endOfCover, automaticDays) : null,
    offerBy: addDays(endOfCover, offerDays),
    buyBy: fromOffer > fromEnd ? fromOffer : fromEnd,
    citation,
  };
}

/** The first day on which a report comes too late, with the months that were bought. */
export const reportedBefore = (endOfCover: PlainDate, months: number): PlainDate =>
  addMonths(endOfCover, months);

/** Throws 409 where a policy cannot be reported to for longer: too late, for fraud, owed, or bought already. */
export function assertBuyable(
  window: ReportingWindow | null,
  { today, owed, bought }: { today: PlainDate; owed: number; bought: number | null },
): asserts window is ReportingWindow {
  const refuse = (code: Uppercase<string>, detail: string): never => {
    throw new DomainError(code, detail, 409);
  };
  if (!window) return refuse('REPORTING_REFUSED', 'Nothing can be reported to this policy later.');
  if (bought !== null) {
    return refuse('REPORTING_BOUGHT', `${bought} months of extended reporting are bought already.`);
  }
  if (today > window.buyBy) {
    return refuse('REPORTING_TOO_LATE', `Extended reporting was for sale until ${window.buyBy}.`);
  }
  if (owed > 0) refuse('PREMIUM_OWED', 'The premium of the term is to be paid first.');
}
