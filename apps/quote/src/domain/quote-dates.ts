import type { FieldError, Market, PlainDate } from '@palisade/kernel';
import {
  addDays,
  addMonths,
  clampDate,
  compareDates,
  DomainError,
  invalidField,
} from '@palisade/kernel';
import {
  EFFECTIVE_DAYS_AHEAD,
  EFFECTIVE_DAYS_BACK,
  EFFECTIVE_DAYS_DEFAULT,
  QUOTE_VALID_DAYS,
  TERM_MONTHS,
  TERM_MONTHS_MAX,
  TERM_MONTHS_MIN,
} from './limits';

const DAY_MS = 86_400_000;

/** From when to when a quote covers. */
export interface Term {
  effectiveDate: PlainDate;
  endDate: PlainDate;
}

/** The date that a clock on the wall shows in a zone. */
export function dateIn(timeZone: string, now: Date): PlainDate {
  // The Canadian format is the ISO one.
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);
}

/** The term asked for, completed where a date is left out; throws 400 when it is not allowed. */
export function quoteTerm(asked: Partial<Term>, today: PlainDate): Term {
  const effectiveDate = asked.effectiveDate ?? addDays(today, EFFECTIVE_DAYS_DEFAULT);
  const endDate = asked.endDate ?? addMonths(effectiveDate, TERM_MONTHS);
  const errors = [...effectiveErrors(effectiveDate, today), ...endErrors(effectiveDate, endDate)];
  if (!errors.length) return { effectiveDate, endDate };
  const detail = errors.map((error) => error.detail).join(' ');
  throw new DomainError('TERM_NOT_ALLOWED', detail, 400, errors);
}

/** Throws 400 for a need-by date in the past. */
export function checkNeedBy(needBy: PlainDate, today: PlainDate): void {
  if (compareDates(needBy, today) >= 0) return;
  throw invalidField('NEED_BY_PAST', 'The date is today or later.', '/needBy');
}

/** When terms that are released now stop being open. */
export function quoteExpiry(market: Market, now: Date): Date {
  return new Date(now.getTime() + QUOTE_VALID_DAYS[market] * DAY_MS);
}

function effectiveErrors(date: PlainDate, today: PlainDate): FieldError[] {
  const [first, last] = [
    addDays(today, -EFFECTIVE_DAYS_BACK),
    addDays(today, EFFECTIVE_DAYS_AHEAD),
  ];
  if (clampDate(date, first, last) === date) return [];
  const detail = `Coverage starts between ${first} and ${last}.`;
  return [{ pointer: '/effectiveDate', detail }];
}

function endErrors(effectiveDate: PlainDate, endDate: PlainDate): FieldError[] {
  const first = addMonths(effectiveDate, TERM_MONTHS_MIN);
  const last = addMonths(effectiveDate, TERM_MONTHS_MAX);
  if (compareDates(endDate, first) >= 0 && compareDates(endDate, last) <= 0) return [];
  const detail = `Coverage ends between ${first} and ${last}.`;
  return [{ pointer: '/endDate', detail }];
}
