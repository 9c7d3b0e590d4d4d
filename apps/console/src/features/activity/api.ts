import type { Page } from '@palisade/kernel';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api';
import type { ActivityCountSearch, ActivityEntry, ActivitySearch } from '../../lib/api-types';

const ACTIVITY = '/api/activity/v1';

/** What was done to all that the person sees. */
export const activityQuery = (query: ActivitySearch) =>
  queryOptions({
    queryKey: ['activity', 'list', query],
    queryFn: ({ signal }): Promise<Page<ActivityEntry>> =>
      unwrap(api.gateway.GET(`${ACTIVITY}/search`, { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });

/** How much was done, by group. */
export const activityCountsQuery = (query: ActivityCountSearch) =>
  queryOptions({
    queryKey: ['activity', 'counts', query],
    queryFn: ({ signal }) =>
      unwrap(api.gateway.GET(`${ACTIVITY}/aggregate`, { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });
