import type { FieldError, PlainDate } from '@palisade/kernel';
import {
  addDays,
  addMonths,
  compareDates,
  coverInstant,
  daysBetween,
  DomainError,
  invalidField,
} from '@palisade/kernel';
import type { CoverTerm, Market } from '@palisade/trade';
import {
  EFFECTIVE_DAYS_DEFAULT,
  effectiveWindow,
  endWindow,
  isWithin,
  QUOTE_VALID_DAYS,
  renewalWindow,
  TERM_MONTHS,
} from '@palisade/trade';

const DAY_MS = 86_400_000;

/** From when to when a quote covers. */
export type Term = CoverTerm;

/** The term asked for, completed where a date is left out; throws 400 when it is not allowed. */
export function quoteTerm(asked: Partial<Term>, today: PlainDate): Term {
  const effectiveDate = asked.effectiveDate ?? addDays(today, EFFECTIVE_DAYS_DEFAULT);
  const endDate = asked.endDate ?? addMonths(effectiveDate, TERM_MONTHS);
  const errors = [...effectiveErrors(effectiveDate, today), ...endErrors(effectiveDate, endDate)];
  if (!errors.length) return { effectiveDate, endDate };
  const detail = errors.map((error) => error.detail).join(' ');
  throw new DomainError('TERM_NOT_ALLOWED', detail, 400, errors);
}

/** The term of a quote that is opened again, from another day and as long as it was when one is named. */
export function reopenedTerm(
  quote: Term & { kind: string },
  effectiveDate: PlainDate | undefined,
  today: PlainDate,
): Term {
  const { kind, effectiveDate: from, endDate: to } = quote;
  if (kind === 'RENEWAL') return renewalTerm(quote, effectiveDate, today);
  if (effectiveDate === undefined) return quoteTerm(quote, today);
  if (kind === 'ENDORSEMENT') {
    const detail = 'An endorsement keeps its date: begin another one from that day.';
    throw invalidField('ENDORSEMENT_DATE_FIXED', detail, '/effectiveDate');
  }
  const isYear = to === addMonths(from, TERM_MONTHS);
  const days = daysBetween(from, to);
  return quoteTerm(
    { effectiveDate, ...(!isYear && { endDate: addDays(effectiveDate, days) }) },
    today,
  );
}

/** The term of a renewal, which begins where its policy ends; throws 400 for another day, or too late. */
export function renewalTerm(
  { effectiveDate, endDate }: Term,
  asked: PlainDate | undefined,
  today: PlainDate,
): Term {
  if (asked !== undefined && asked !== effectiveDate) {
    const detail = `A renewal begins where its policy ends, on ${effectiveDate}.`;
    throw invalidField('RENEWAL_DATE_FIXED', detail, '/effectiveDate');
  }
  const window = renewalWindow(today);
  if (isWithin(effectiveDate, window)) return { effectiveDate, endDate };
  const detail = `A renewal starts between ${window.min} and ${window.max}.`;
  throw invalidField('TERM_NOT_ALLOWED', detail, '/effectiveDate');
}

/** A renewal stays open until its term begins, at the least. */
export const openUntilStart = (
  expiresOn: Date,
  { effectiveDate }: Pick<Term, 'effectiveDate'>,
  timeZone: string,
): Date => {
  const start = coverInstant(effectiveDate, timeZone);
  return start > expiresOn ? start : expiresOn;
};

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
  const window = effectiveWindow(today);
  if (isWithin(date, window)) return [];
  const detail = `Coverage starts between ${window.min} and ${window.max}.`;
  return [{ pointer: '/effectiveDate', detail }];
}

function endErrors(effectiveDate: PlainDate, endDate: PlainDate): FieldError[] {
  const window = endWindow(effectiveDate);
  if (isWithin(endDate, window)) return [];
  const detail = `Coverage ends between ${window.min} and ${window.max}.`;
  return [{ pointer: '/endDate', detail }];
}
