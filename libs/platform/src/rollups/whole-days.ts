import type { PlainDate } from '@palisade/kernel';
import { addDays } from '@palisade/kernel';

/** Days and months of a roll-up: those within both ends of each stretch are meant. */
export interface Stretch {
  grain: 'day' | 'month';
  from: PlainDate;
  to: PlainDate;
}

/** A time by its instants; an open end is left out. */
export interface Instants {
  after?: Date | undefined;
  before?: Date | undefined;
}

// Before and after all rows there are; first and last of a month.
const FIRST: PlainDate = '1900-01-01';
const LAST: PlainDate = '2999-12-31';
const START_OF_DAY = 'T00:00:00.000Z';
const END_OF_DAY = 'T23:59:59.999Z';

/** The first and the last day of a time of whole days of UTC; null when it begins or ends within one. */
export function wholeDaysOf({ after, before }: Instants): [PlainDate, PlainDate] | null {
  const [from, to] = [after?.toISOString(), before?.toISOString()];
  if (from && !from.endsWith(START_OF_DAY)) return null;
  if (to && !to.endsWith(END_OF_DAY)) return null;
  return [from?.slice(0, FIRST.length) ?? FIRST, to?.slice(0, LAST.length) ?? LAST];
}

/** The days as few rows: whole months by their month, the rest by days. */
export function stretchesOf([first, last]: [PlainDate, PlainDate]): Stretch[] {
  const end = addDays(last, 1);
  const [from, to] = [first === monthOf(first) ? first : nextMonth(first), monthOf(end)];
  if (from >= to) return [{ grain: 'day', from: first, to: last }];
  const stretches: Stretch[] = [
    { grain: 'day', from: first, to: addDays(from, -1) },
    { grain: 'month', from, to: addDays(to, -1) },
    { grain: 'day', from: to, to: last },
  ];
  return stretches.filter((stretch) => stretch.from <= stretch.to);
}

/** The first day of a month. */
const monthOf = (day: PlainDate): PlainDate => `${day.slice(0, -2)}01`;

const nextMonth = (day: PlainDate): PlainDate => monthOf(addDays(monthOf(day), 32));

/** A condition of a query, with what it is asked by. */
export interface TimeCondition {
  sql: string;
  parameters: Record<string, unknown>;
}

/**
 * The rows of a roll-up that make up a time of whole days. `name` tells the parameters of several
 * times apart.
 */
export function withinDays(
  time: Instants,
  { alias, name }: { alias: string; name: string },
): TimeCondition {
  const days = wholeDaysOf(time);
  if (!days) throw new Error('A roll-up has whole days alone.');
  const parameters: Record<string, string> = {};
  const parts = stretchesOf(days).map(({ grain, from, to }, at) => {
    const [first, last] = [`${name}From${at}`, `${name}To${at}`];
    Object.assign(parameters, { [first]: from, [last]: to });
    return `(${alias}.grain = '${grain}' and ${alias}.period between :${first} and :${last})`;
  });
  return { sql: `(${parts.join(' or ')})`, parameters };
}

/** The rows of a table in a time, by the column of their instant. */
export const withinInstants = (
  { after, before }: Instants,
  { column, name }: { column: string; name: string },
): TimeCondition => ({
  sql: `${column} between :${name}From and :${name}To`,
  parameters: { [`${name}From`]: after ?? '-infinity', [`${name}To`]: before ?? 'infinity' },
});
