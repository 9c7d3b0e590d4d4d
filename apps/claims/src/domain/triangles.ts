import type { PlainDate } from '@palisade/kernel';
import type { FileStatus } from './file-status';

/** What a triangle measures of claims. */
export const TRIANGLE_MEASURES = ['PAID', 'INCURRED', 'COUNT'] as const;

export type TriangleMeasure = (typeof TRIANGLE_MEASURES)[number];

/** How long the periods of a triangle are. */
export const TRIANGLE_GRAINS = ['MONTH', 'YEAR'] as const;

export type TriangleGrain = (typeof TRIANGLE_GRAINS)[number];

/** Cumulative amounts: a row for each period of loss, the oldest first, a column for each age. */
export type Triangle = readonly (readonly number[])[];

/** What a period of loss comes to when it is fully developed. */
export interface Developed {
  latest: number;
  ultimate: number;
  /** What is still to come. */
  toCome: number;
}

const MONTHS = 12;

const periodIndex = (day: PlainDate, grain: TriangleGrain): number => {
  const [year, month] = day.split('-').map(Number);
  return grain === 'YEAR' ? year : year * MONTHS + month - 1;
};

const periodName = (index: number, grain: TriangleGrain): string =>
  grain === 'YEAR'
    ? String(index)
    : `${Math.floor(index / MONTHS)}-${String((index % MONTHS) + 1).padStart(2, '0')}`;

/** The last day of a period, or the day of the triangle where that comes first. */
function endOf(index: number, { grain, asOf }: { grain: TriangleGrain; asOf: PlainDate }): string {
  // Days compare as texts: no month has a day after its 31st.
  const end = grain === 'YEAR' ? `${index}-12-31` : `${periodName(index, grain)}-31`;
  return end < asOf ? end : asOf;
}

/** A claim as a triangle measures it: its day of loss, and what it came to at the end of a day. */
export interface MeasuredClaim {
  lossDate: PlainDate;
  valueOn: (day: PlainDate) => number;
}

/** What a claim came to by each of its acts, the first one first. */
export interface BookedClaim {
  lossDate: PlainDate;
  /** The day since which it is a claim. */
  reported: PlainDate;
  acts: { on: PlainDate; status: FileStatus; paid: number; incurred: number }[];
}

/** Claims as booked to the end of a day, measured; those that were void then are left out. */
export const measuredClaims = (
  claims: readonly BookedClaim[],
  measure: TriangleMeasure,
): MeasuredClaim[] =>
  claims
    .filter(({ acts }) => acts.at(-1)?.status !== 'VOID')
    .map(({ lossDate, reported, acts }) => ({
      lossDate,
      valueOn: (day) => {
        if (measure === 'COUNT') return reported <= day ? 1 : 0;
        const last = acts.findLast(({ on }) => on <= day);
        return (measure === 'PAID' ? last?.paid : last?.incurred) ?? 0;
      },
    }));

/** The names of the periods of loss and their cumulative amounts, as of a day. */
export function triangleOf(
  claims: readonly MeasuredClaim[],
  { grain, asOf, most }: { grain: TriangleGrain; asOf: PlainDate; most: number },
): { origins: string[]; rows: Triangle } {
  const last = periodIndex(asOf, grain);
  const known = claims.filter(({ lossDate }) => lossDate <= asOf);
  const first = Math.min(last, ...known.map(({ lossDate }) => periodIndex(lossDate, grain)));
  const from = Math.max(first, last - most + 1);
  const periods = Array.from({ length: last - from + 1 }, (_, at) => from + at);
  const rows = periods.map((period) => {
    const own = known.filter(({ lossDate }) => periodIndex(lossDate, grain) === period);
    return Array.from({ length: last - period + 1 }, (_, age) =>
      own.reduce((sum, { valueOn }) => sum + valueOn(endOf(period + age, { grain, asOf })), 0),
    );
  });
  return { origins: periods.map((period) => periodName(period, grain)), rows };
}

/**
 * How amounts grow from each age to the next: the sum at the next age over the sum at this one, of
 * the periods that have come to the next. Where nothing was there nothing is known to grow.
 */
export function developmentFactors(rows: Triangle): number[] {
  const ages = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: Math.max(0, ages - 1) }, (_, age) => {
    const grown = rows.filter((row) => row.length > age + 1);
    const before = grown.reduce((sum, row) => sum + row[age], 0);
    const after = grown.reduce((sum, row) => sum + row[age + 1], 0);
    return before > 0 ? after / before : 1;
  });
}

/** What each period of loss comes to: its latest amount, grown through the ages that it lacks. */
export function developed(rows: Triangle, factors: readonly number[]): Developed[] {
  return rows.map((row) => {
    const latest = row.at(-1) ?? 0;
    const growth = factors.slice(Math.max(0, row.length - 1)).reduce((all, one) => all * one, 1);
    return { latest, ultimate: latest * growth, toCome: latest * growth - latest };
  });
}
