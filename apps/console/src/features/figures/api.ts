import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api';
import type { EarnedPremiumSearch, HomeSearch } from '../../lib/api-types';

/** What did not come in time is asked for again by itself. */
const AGAIN_MS = 3_000;

/** All that the home of the person counts, in one call; whatever happens makes it stale. */
export const homeQuery = (query: HomeSearch) =>
  queryOptions({
    queryKey: ['home', query],
    queryFn: ({ signal }) => unwrap(api.gateway.GET('/api/home/v1', { params: { query }, signal })),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.missing.length ? AGAIN_MS : false),
  });

/** What is earned month by month. */
export const earnedPremiumQuery = (query: EarnedPremiumSearch) =>
  queryOptions({
    queryKey: ['policies', 'earned', query],
    queryFn: ({ signal }) =>
      unwrap(api.policy.GET('/api/policy/v1/earned-premium/graph', { params: { query }, signal })),
  });
