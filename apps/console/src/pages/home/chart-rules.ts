import type { HomeBucket, HomeChart } from '../../lib/api-types';
import { todayIn } from '../../lib/formatting';

/** A time by its first and last instant, and whose days and months it has. */
interface Period {
  after: string;
  before: string;
  timeZone: string;
}

/** What the length of a bar says: how many rows, or their premium. */
export type Measure = 'count' | 'premium';

/** Quotes and claims are counted; of policies the premium is what matters. */
export const measureOf = ({ list }: Pick<HomeChart, 'list'>): Measure =>
  list === 'quotes' || list === 'claims/files' ? 'count' : 'premium';

// More bars than these are read in the table.
const BARS_MAX = 8;

/** The largest groups, the largest first. */
export const largest = (buckets: readonly HomeBucket[], measure: Measure): HomeBucket[] =>
  buckets.toSorted((one, other) => other[measure] - one[measure]).slice(0, BARS_MAX);

/** The months of a time, YYYY-MM, as its days are counted. */
export function monthsOf({ after, before, timeZone }: Period): string[] {
  const months: string[] = [];
  const monthIn = (instant: string): string =>
    todayIn(timeZone, new Date(instant)).slice(0, 'YYYY-MM'.length);
  const last = monthIn(before);
  let month = monthIn(after);
  while (month <= last) {
    months.push(month);
    month = monthAfter(month);
  }
  return months;
}

function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 'YYYY-MM'.length);
}

/** Every month of a time, also those in which there was nothing. */
export function everyMonth(buckets: readonly HomeBucket[], period: Period): HomeBucket[] {
  const known = new Map(buckets.map((bucket) => [bucket.key, bucket]));
  return monthsOf(period).map(
    (key) =>
      known.get(key) ?? { key, label: key, count: 0, premium: 0, newBusiness: null, bound: null },
  );
}

/** The premium of all, without what adding of fractions leaves. */
export const premiumOf = (buckets: readonly HomeBucket[]): number =>
  buckets.reduce((sum, { premium }) => sum + Math.round(premium * 100), 0) / 100;

/** What the list of a group is asked for. */
export function groupQuery(
  { query, narrows }: Pick<HomeChart, 'query' | 'narrows'>,
  { key }: Pick<HomeBucket, 'key'>,
): string {
  const asked = new URLSearchParams(query);
  if (narrows) asked.set(narrows, key);
  return asked.toString();
}

/** How many percent of the new business were ever bound. */
export const hitRatio = ({ bound, newBusiness }: Pick<HomeBucket, 'bound' | 'newBusiness'>) =>
  newBusiness ? Math.round(((bound ?? 0) * 100) / newBusiness) : 0;

/** What is incurred in all, likewise. */
export const incurredOf = (buckets: readonly HomeBucket[]): number =>
  buckets.reduce((sum, { incurred = 0 }) => sum + Math.round(incurred * 100), 0) / 100;

/** How many percent of what was earned is incurred, to a tenth; null when nothing was earned. */
export const lossRatio = (incurred: number, earned: number): number | null =>
  earned > 0 ? Math.round((incurred * 1000) / earned) / 10 : null;
