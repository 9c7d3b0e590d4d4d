import type { ListQuery } from '../../kit/lists/list-state';
import type { ActivityFilter, ActivitySearch } from '../../lib/api-types';
import { periodOf } from '../../features/figures/period';
import { NOUNS } from './subjects';

/** How many days the log is shown of. */
export const PERIODS = ['1', '7', '30', '90'] as const;

/** What of the log the address of a list means. */
export function logFilter({ filter, period, search }: Partial<ListQuery>): ActivityFilter {
  const noun = NOUNS.find((one) => one === filter);
  const days = PERIODS.find((one) => one === period);
  return {
    ...(noun && { filter: noun }),
    ...(days && { after: periodOf(days, new Date()).current.after }),
    ...(typeof search === 'string' && search && { search }),
  };
}

/** The page of the log that the address of a list means. */
export const logSearch = (query: ListQuery): ActivitySearch => {
  const { page, size, sort } = query;
  return { page, size, sort, ...logFilter(query) } as ActivitySearch;
};
