import type { AccountType } from '@palisade/kernel';
import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from './api';

/** The roles that people of a type of account can have. */
export const rolesQuery = (accountType: AccountType) =>
  queryOptions({
    queryKey: ['roles', accountType],
    queryFn: ({ signal }) =>
      unwrap(
        api.auth.GET('/api/auth/v1/roles/{accountType}', {
          params: { path: { accountType } },
          signal,
        }),
      ),
    staleTime: 60_000,
  });
