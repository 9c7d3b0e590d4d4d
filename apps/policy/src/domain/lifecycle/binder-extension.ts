import type { PlainDate } from '@palisade/kernel';
import { addDays, coverInstant, invalidField, todayIn } from '@palisade/kernel';

/** A binder holds so many days after its first day at most (domain §5.2). */
export const BINDER_MAX_DAYS = 60;

/** A binder as far as its end goes. */
export interface BinderTerm {
  effectiveDate: PlainDate;
  timeZone: string;
}

/** The last day to which a binder can be extended. */
export const lastBinderDay = ({ effectiveDate }: BinderTerm): PlainDate =>
  addDays(effectiveDate, BINDER_MAX_DAYS);

/** Whether a day is left to which a binder can be extended. */
export const isExtendable = (binder: BinderTerm, now: Date): boolean =>
  lastBinderDay(binder) > todayIn(binder.timeZone, now);

/** When an extended binder ends; 400 for a day that has come, or is later than a binder may hold. */
export function extendedUntil(binder: BinderTerm, date: PlainDate, now: Date): Date {
  const last = lastBinderDay(binder);
  if (date > last) {
    const detail = `A binder is extended to ${last} at the latest: ${BINDER_MAX_DAYS} days after its first day.`;
    throw invalidField('BINDER_TOO_LONG', detail, '/binderExpiresOn');
  }
  if (date <= todayIn(binder.timeZone, now)) {
    const detail = 'Choose a day after today.';
    throw invalidField('BINDER_DAY_PAST', detail, '/binderExpiresOn');
  }
  return coverInstant(date, binder.timeZone);
}
