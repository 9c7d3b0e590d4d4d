import { addDays, clampDate, type PlainDate } from '@palisade/kernel';
import type { Endorsement, Policy } from '../../../lib/api-types';

// Spec 3 §4: the window in which an endorsement begins, for everybody but provider staff.
const DAYS_BACK = 14;
const DAYS_AHEAD = 30;

export interface EndorseForm {
  effectiveDate: PlainDate;
  limit: number;
  deductible: number;
}

type Term = Pick<Policy, 'effectiveDate' | 'endDate'>;

/** The first and the last day on which a change of a policy may begin. */
export function endorsementWindow(
  { effectiveDate, endDate }: Term,
  today: PlainDate,
  isStaff: boolean,
): { min: PlainDate; max: PlainDate } {
  const last = addDays(endDate, -1);
  if (isStaff) return { min: effectiveDate, max: last };
  const inTerm = (day: PlainDate) => clampDate(day, effectiveDate, last);
  return { min: inTerm(addDays(today, -DAYS_BACK)), max: inTerm(addDays(today, DAYS_AHEAD)) };
}

/** The request of a filled form; null while nothing differs from the policy. */
export function endorsementOf(
  { effectiveDate, limit, deductible }: EndorseForm,
  { terms }: Pick<Policy, 'terms'>,
): Endorsement | null {
  const isSame = limit === terms.aggregateLimit && deductible === terms.retention;
  if (isSame || !effectiveDate) return null;
  return { effectiveDate, initialRequestData: { limit, deductible } };
}

/** The choices of an amount, with the one that the policy has. */
export const withCurrent = (values: readonly number[], current: number): number[] =>
  [...new Set([...values, current])].sort((a, b) => a - b);
