import type { PlainDate } from '@palisade/kernel';
import { addDays, addMonths } from '@palisade/kernel';

/** A month of a year. */
export interface Month {
  year: number;
  /** 1 to 12. */
  month: number;
}

/** A month is closed on this business day of the next. */
const CLOSING_DAY = 3;
const WEEKEND: readonly number[] = [0, 6];

/** The month of a date. */
export const monthOf = (date: PlainDate): Month => ({
  year: Number(date.slice(0, 4)),
  month: Number(date.slice(5, 7)),
});

/** The month after. */
export const nextMonth = (month: Month): Month => monthOf(addMonths(firstOf(month), 1));

/** When a month is closed: the third day of the next that is neither of a weekend nor a holiday. */
export function closingDay(month: Month, holidays: ReadonlySet<PlainDate>): PlainDate {
  const isOpen = (day: PlainDate): boolean => !isOfWeekend(day) && !holidays.has(day);
  let day = addMonths(firstOf(month), 1);
  for (let seen = isOpen(day) ? 1 : 0; seen < CLOSING_DAY;) {
    day = addDays(day, 1);
    if (isOpen(day)) seen += 1;
  }
  return day;
}

const firstOf = ({ year, month }: Month): PlainDate =>
  `${year}-${String(month).padStart(2, '0')}-01`;

const isOfWeekend = (day: PlainDate): boolean =>
  WEEKEND.includes(new Date(`${day}T00:00:00Z`).getUTCDay());
