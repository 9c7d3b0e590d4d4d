import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api';
import type { EarnedPremiumSearch, HomeSearch } from '../../lib/api-types';
import { askAgainMs, triedHome, type TriedHome } from './ask-again';

/** All that the home of the person counts, in one call; whatever happens makes it stale. */
export const homeQuery = (query: HomeSearch) =>
  queryOptions({
    queryKey: ['home', query],
    queryFn: async ({ client, queryKey, signal }) => {
      const home = await unwrap(api.gateway.GET('/api/home/v1', { params: { query }, signal }));
      return triedHome(home, client.getQueryData<TriedHome>(queryKey));
    },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => askAgainMs(state),
  });

/** What is earned month by month. */
export const earnedPremiumQuery = (query: EarnedPremiumSearch) =>
  queryOptions({
    queryKey: ['policies', 'earned', query],
    queryFn: ({ signal }) =>
      unwrap(api.policy.GET('/api/policy/v1/earned-premium/graph', { params: { query }, signal })),
  });
