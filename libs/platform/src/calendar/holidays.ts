import type { PlainDate, Region } from '@palisade/kernel';

/** Federal holidays of the United States; bank holidays of England. */
const PLACES: Readonly<Record<Region, [country: string, state?: string]>> = {
  US: ['US'],
  UK: ['GB', 'ENG'],
};

const known = new Map<string, Promise<ReadonlySet<PlainDate>>>();

/** The days of a year on which offices are closed beside weekends, with those that stand in for one. */
export function holidaysOf(region: Region, year: number): Promise<ReadonlySet<PlainDate>> {
  const name = `${region} ${year}`;
  const holidays = known.get(name) ?? readHolidays(region, year);
  known.set(name, holidays);
  return holidays;
}

async function readHolidays(region: Region, year: number): Promise<ReadonlySet<PlainDate>> {
  // The calendars of all countries are loaded where a day is asked for, and nowhere else.
  const { default: Holidays } = await import('date-holidays');
  const [country, state = ''] = PLACES[region];
  const calendar = new Holidays(country, state, { types: ['public'] });
  return new Set(calendar.getHolidays(year).map(({ date }) => date.slice(0, 10)));
}
