import type { PolicyStatus } from '@palisade/contracts';
import type { PlainDate } from '@palisade/kernel';
import { coverInstant } from '@palisade/kernel';
import type { DeclinedRenewal } from '../renewal/declined-renewal';
import { declinedNoticeOn } from '../renewal/declined-renewal';
import type { Renewing } from '../renewal/renewal-steps';
import { renewalStepOn } from '../renewal/renewal-steps';
import type { Unpaid } from './unpaid';
import { noticeDueOn } from './unpaid';

/** What time itself does to a binder or policy. */
export type DueAction =
  | 'expireBinder'
  | 'takeEffect'
  | 'beginTerms'
  | 'noticeUnpaid'
  | 'reachCancelDate'
  | 'endReinstatementPeriod'
  | 'stepToRenewal'
  | 'noticeDeclined'
  | 'endPolicy'
  | 'offerReporting';

/** What the time of a policy depends on. */
export interface Timed extends Unpaid, Renewing, DeclinedRenewal {
  timeZone: string;
  effectiveDate: PlainDate;
  binderExpiresOn: Date;
  cancelDate: PlainDate | null;
  reinstateUntil: PlainDate | null;
  /** When cover ended, where extended reporting is to be offered by itself. */
  offerReportingOn: PlainDate | null;
  /** When terms begin that have another limit. */
  limitChangesOn: PlainDate | null;
}

interface Due {
  action: DueAction;
  at: Date;
}

const DUES: Partial<Record<PolicyStatus, (policy: Timed) => Due | null>> = {
  BOUND: ({ binderExpiresOn }) => ({ action: 'expireBinder', at: binderExpiresOn }),
  ISSUED: (policy) => coverDue('takeEffect', policy.effectiveDate, policy),
  'IN FORCE': (policy) => coverDue('endPolicy', policy.endDate, policy),
  'CANCEL PENDING': (policy) => coverDue('reachCancelDate', policy.cancelDate, policy),
  'IN REINSTATEMENT PERIOD': (policy) =>
    coverDue('endReinstatementPeriod', policy.reinstateUntil, policy),
};

/** What happens next by itself, and when; null when nothing does. */
export function nextDue(policy: Timed): Due | null {
  const due = DUES[policy.status]?.(policy) ?? null;
  const beside = [
    coverDue('beginTerms', policy.limitChangesOn, policy),
    coverDue('noticeUnpaid', noticeDueOn(policy), policy),
    coverDue('stepToRenewal', renewalStepOn(policy), policy),
    coverDue('noticeDeclined', declinedNoticeOn(policy), policy),
  ];
  const running = beside.reduce(
    (first, next) => (first && next && next.at < first.at ? next : first),
    due,
  );
  const offer = coverDue('offerReporting', policy.offerReportingOn, policy);
  return offer && (!running || offer.at < running.at) ? offer : running;
}

const coverDue = (action: DueAction, date: PlainDate | null, { timeZone }: Timed): Due | null =>
  date === null ? null : { action, at: coverInstant(date, timeZone) };
