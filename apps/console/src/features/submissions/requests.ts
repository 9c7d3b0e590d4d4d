import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api';
import type { BindRequestSearch } from '../../lib/api-types';

/** The quotes that were asked to be bound. */
export const bindRequestsQuery = (query: BindRequestSearch) =>
  queryOptions({
    queryKey: ['quotes', 'bind-requests', query],
    queryFn: ({ signal }) =>
      unwrap(api.account.GET('/api/account/v1/wra/search', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });
