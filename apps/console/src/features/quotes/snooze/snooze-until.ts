import { addDays } from '@palisade/kernel';

/** The last day on which a quote that is put aside can come back, as the service has it. */
export const SNOOZE_DAYS_MAX = 89;

/** When a quote comes back that is put aside until a day: as that day begins where the person is. */
export function startOfDay(date: string): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day).toISOString();
}

/** The same for a number of days from today. */
export const snoozeForDays = (today: string, days: number): string =>
  startOfDay(addDays(today, days));
