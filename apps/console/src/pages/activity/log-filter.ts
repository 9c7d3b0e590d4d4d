import type { ListQuery } from '../../kit/lists/list-state';
import type { ActivityFilter, ActivitySearch } from '../../lib/api-types';
import { NOUNS } from './subjects';

/** How many days the log is shown of. */
export const PERIODS = ['1', '7', '30', '90'] as const;

/** What of the log the address of a list means. */
export function logFilter({ filter, period, search }: Partial<ListQuery>): ActivityFilter {
  const noun = NOUNS.find((one) => one === filter);
  const days = PERIODS.find((one) => one === period);
  return {
    ...(noun && { filter: noun }),
    ...(days && { after: since(Number(days), new Date()) }),
    ...(typeof search === 'string' && search && { search }),
  };
}

const DAY_MS = 86_400_000;

/** So many days before the end of the hour, so that a call stays the same for a while. */
const since = (days: number, now: Date): string =>
  new Date(new Date(now).setUTCMinutes(59, 59, 999) - days * DAY_MS).toISOString();

/** The page of the log that the address of a list means. */
export const logSearch = (query: ListQuery): ActivitySearch => {
  const { page, size, sort } = query;
  return { page, size, sort, ...logFilter(query) } as ActivitySearch;
};
