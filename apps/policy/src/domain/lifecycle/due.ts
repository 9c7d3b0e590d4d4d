import type { PolicyStatus } from '@palisade/contracts';
import type { PlainDate } from '@palisade/kernel';
import { coverInstant } from '@palisade/kernel';

/** What time itself does to a binder or policy. */
export type DueAction =
  | 'expireBinder'
  | 'takeEffect'
  | 'beginTerms'
  | 'reachCancelDate'
  | 'endReinstatementPeriod'
  | 'endPolicy';

/** What the time of a policy depends on. */
export interface Timed {
  status: PolicyStatus;
  timeZone: string;
  effectiveDate: PlainDate;
  endDate: PlainDate;
  binderExpiresOn: Date;
  cancelDate: PlainDate | null;
  reinstateUntil: PlainDate | null;
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
  const terms = coverDue('beginTerms', policy.limitChangesOn, policy);
  return due && terms && terms.at < due.at ? terms : due;
}

const coverDue = (action: DueAction, date: PlainDate | null, { timeZone }: Timed): Due | null =>
  date === null ? null : { action, at: coverInstant(date, timeZone) };
