import { DateTime } from 'luxon';

const GRAINS = ['month', 'day', 'hour'] as const;

type Grain = (typeof GRAINS)[number];

/** Rows of one grain of a roll-up: those that begin within it, its end not included. */
export interface Stretch {
  grain: Grain;
  from: DateTime;
  end: DateTime;
}

/** A time by its instants; an open end is left out. */
export interface Instants {
  after?: Date | undefined;
  before?: Date | undefined;
}

// Before and after all rows there are; first of a month.
const FIRST = DateTime.utc(1900);
const LAST = DateTime.utc(3000);
/** More months of another zone are too many conditions. */
const MONTHS_MAX = 24;

/**
 * A time of whole hours as few rows: whole months of UTC by their month, whole days by their day, the
 * rest by the hour. Where rows are told apart by the months of a zone, none is of two of them. Null when
 * the time begins or ends within an hour, or has too many months of another zone.
 */
export function stretchesOf(time: Instants, monthsOf = 'UTC'): Stretch[] | null {
  const from = time.after ? DateTime.fromJSDate(time.after).toUTC() : FIRST;
  const end = time.before ? DateTime.fromJSDate(time.before).toUTC().plus(1) : LAST;
  const borders = monthsOf === 'UTC' ? [] : monthsWithin(from, end, monthsOf);
  if (borders.length > MONTHS_MAX || ![from, ...borders, end].every(isWholeHour)) return null;
  const grains = GRAINS.slice(monthsOf === 'UTC' ? 0 : 1);
  const parts = [from, ...borders].flatMap((start, at) => cut(start, borders[at] ?? end, grains));
  return joined(parts);
}

/** The first instants of the months of a zone that begin within a time, one more than too many. */
function monthsWithin(from: DateTime, end: DateTime, zone: string): DateTime[] {
  const borders: DateTime[] = [];
  let month = from.setZone(zone).startOf('month').plus({ months: 1 });
  while (month < end && borders.length <= MONTHS_MAX) {
    borders.push(month.toUTC());
    month = month.plus({ months: 1 });
  }
  return borders;
}

const isWholeHour = (instant: DateTime): boolean => +instant === +instant.startOf('hour');

function cut(from: DateTime, end: DateTime, [grain, ...finer]: readonly Grain[]): Stretch[] {
  if (from >= end) return [];
  if (!finer.length) return [{ grain, from, end }];
  const floor = from.startOf(grain);
  const first = +floor === +from ? from : floor.plus({ [grain]: 1 });
  const last = end.startOf(grain);
  if (first >= last) return cut(from, end, finer);
  return [...cut(from, first, finer), { grain, from: first, end: last }, ...cut(last, end, finer)];
}

/** Neighbours of one grain as one. */
function joined(parts: Stretch[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const part of parts) {
    const before = stretches.at(-1);
    if (before?.grain === part.grain && +before.end === +part.from) before.end = part.end;
    else stretches.push({ ...part });
  }
  return stretches;
}

/** A condition of a query, with what it is asked by. */
export interface TimeCondition {
  sql: string;
  parameters: Record<string, unknown>;
}

/** How a time stands in a query; `name` tells the parameters of several times apart. */
interface TimeNames {
  alias: string;
  name: string;
  monthsOf?: string;
}

/** The rows of a roll-up that make up a time of whole hours. */
export function withinHours(time: Instants, { alias, name, monthsOf }: TimeNames): TimeCondition {
  const stretches = stretchesOf(time, monthsOf);
  if (!stretches) throw new Error('A roll-up has whole hours alone.');
  const parameters: Record<string, string | null> = {};
  const parts = stretches.map(({ grain, from, end }, at) => {
    const [first, last] = [`${name}From${at}`, `${name}End${at}`];
    Object.assign(parameters, { [first]: from.toISO(), [last]: end.toISO() });
    const period = `${alias}.period >= :${first} and ${alias}.period < :${last}`;
    return `(${alias}.grain = '${grain}' and ${period})`;
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
