import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, unwrap } from './api';
import type { AgencySearch } from './api-types';

/** The agencies that the person sees. */
export const agenciesQuery = (query: AgencySearch) =>
  queryOptions({
    queryKey: ['agencies', 'list', query],
    queryFn: ({ signal }) =>
      unwrap(api.account.GET('/api/account/v1/agency/search', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });
