import type { PlainDate } from '@palisade/kernel';
import { addDays } from '@palisade/kernel';

/** ASSUMPTION: an overdue invoice is told of again every week; the specification names no days. */
export const REMINDER_DAYS = 7;

/** Who was told of an overdue invoice on this day or before is told again today. */
export const lastReminder = (today: PlainDate): PlainDate => addDays(today, -REMINDER_DAYS);
