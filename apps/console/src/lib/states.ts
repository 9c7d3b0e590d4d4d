import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from './api';

/** The states that addresses and licences may name, as the provider keeps them. */
export const statesQuery = queryOptions({
  queryKey: ['states'],
  queryFn: ({ signal }) =>
    unwrap(api.account.GET('/api/account/v1/states', { params: { query: {} }, signal })),
  staleTime: 10 * 60 * 1000,
});
