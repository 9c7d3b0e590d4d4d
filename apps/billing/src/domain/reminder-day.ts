import type { PlainDate } from '@palisade/kernel';
import { addDays } from '@palisade/kernel';

/** domain.md §5.13.29: who pays is reminded so many days from the due date; then comes the notice. */
export const REMINDER_DAYS = [-7, 1, 7] as const;

/** An invoice as reminding it reads it. */
export interface Reminded {
  issuedOn: PlainDate;
  dueDate: PlainDate;
  /** When it was reminded of last; null for never. */
  toldOn: PlainDate | null;
}

/** The reminder that is to be given today, as its days from the due date; null for none. */
export function reminderDue(invoice: Reminded, today: PlainDate): number | null {
  const { issuedOn, dueDate, toldOn } = invoice;
  const isDue = (days: number): boolean => {
    const day = addDays(dueDate, days);
    return day <= today && day > (toldOn ?? issuedOn);
  };
  return REMINDER_DAYS.findLast(isDue) ?? null;
}
