import type { PlainDate, Region } from '@palisade/kernel';

/** Federal holidays of the United States; bank holidays of England. */
const PLACES: Readonly<Record<Region, [country: string, state?: string]>> = {
  US: ['US'],
  UK: ['GB', 'ENG'],
};

/** The days of a year on which offices are closed beside weekends, with those that stand in for one. */
export async function holidaysOf(region: Region, year: number): Promise<ReadonlySet<PlainDate>> {
  // The calendars of all countries are loaded where a day is asked for, and nowhere else.
  const { default: Holidays } = await import('date-holidays');
  const [country, state = ''] = PLACES[region];
  const calendar = new Holidays(country, state, { types: ['public'] });
  return new Set(calendar.getHolidays(year).map(({ date }) => date.slice(0, 10)));
}
