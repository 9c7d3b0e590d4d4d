import type { MinorUnits, PlainDate } from '@palisade/kernel';
import { DomainError } from '@palisade/kernel';
import type { Life } from '../life/life';
import type { PolicyAction } from '../lifecycle/policy-status';
import { annualPremiumOf } from './reporting-price';
import type { ReportingWindow } from './reporting-window';
import { lastInForce, reportingWindowOf } from './reporting-window';

/** What a policy that has ended keeps of its extended reporting. */
export interface ReportingOffer extends ReportingWindow {
  /** What the offer is priced by; null until a person has named it. */
  annualPremium: MinorUnits | null;
  /** When the offer was sent. */
  offeredOn: PlainDate | null;
  /** What was bought. */
  months: number | null;
  /** The first day on which a report comes too late; null: it does from the end of cover. */
  until: PlainDate | null;
}

/**
 * What a life keeps of it after an act: nothing while it runs, for fraud, and when it ended so long ago that
 * nothing could be bought; what it kept before as long as its end is the same.
 */
export function offerAfter(
  was: ReportingOffer | null,
  after: Life,
  today: PlainDate,
): ReportingOffer | null {
  const window = reportingWindowOf(after);
  const last = lastInForce(after);
  if (!window || !last) return null;
  if (was?.endOfCover === window.endOfCover) return was;
  if (window.buyBy < today) return null;
  const annualPremium = annualPremiumOf(last.terms);
  const until = window.automaticUntil;
  return { ...window, annualPremium, offeredOn: null, months: null, until };
}

/** From when the offer is sent by itself; null where it was, more is bought, or nobody knows its price. */
export function offerReportingOn(reporting: ReportingOffer | null): PlainDate | null {
  if (!reporting || reporting.offeredOn !== null || reporting.months !== null) return null;
  return reporting.annualPremium === null ? null : reporting.endOfCover;
}

/** What is left of an offer that was not sent in time: the days without charge, and nothing for sale. */
export const givenUp = (reporting: ReportingOffer | null): ReportingOffer | null =>
  reporting && { ...reporting, annualPremium: null };

/** The offer as it is sent on a day, at a price that a person names where none is known. */
export function sentOffer(
  reporting: ReportingOffer | null,
  today: PlainDate,
  { window, annualPremium }: { window: ReportingWindow | null; annualPremium: MinorUnits | null },
): ReportingOffer & { annualPremium: MinorUnits; offeredOn: PlainDate } {
  if (!reporting || !window || reporting.months !== null) {
    throw new DomainError('REPORTING_REFUSED', 'There is nothing to offer of this policy.', 409);
  }
  if (reporting.offeredOn !== null) {
    const detail = `The offer was sent on ${reporting.offeredOn}.`;
    throw new DomainError('REPORTING_OFFERED', detail, 409);
  }
  const price = reporting.annualPremium ?? annualPremium;
  if (price === null) {
    const detail = 'The terms of the policy do not tell its annual premium: name it.';
    throw new DomainError('ANNUAL_PREMIUM_UNKNOWN', detail, 409);
  }
  if (window.buyBy < today) {
    const detail = `Extended reporting was for sale until ${window.buyBy}.`;
    throw new DomainError('REPORTING_TOO_LATE', detail, 409);
  }
  return { ...reporting, ...window, annualPremium: price, offeredOn: today };
}

/** Whether buying more time to report fits a policy now: within its days, and once. */
export const fitsReporting = (
  action: PolicyAction,
  reporting: ReportingOffer | null,
  today: PlainDate,
): boolean =>
  action !== 'extendReporting' ||
  (reporting !== null && reporting.months === null && today <= reporting.buyBy);
