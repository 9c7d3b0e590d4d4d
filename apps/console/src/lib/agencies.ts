import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
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

/** An agency as its own page shows it. */
export const agencyQuery = (agencyId: string) =>
  queryOptions({
    queryKey: ['agencies', 'detail', agencyId],
    queryFn: ({ signal }) =>
      unwrap(
        api.account.GET('/api/account/v1/agency/{agencyId}', {
          params: { path: { agencyId } },
          signal,
        }),
      ),
  });

/** What an agency is called; undefined until it is known. */
export function useAgencyName(agencyId: string | undefined): string | undefined {
  const { data } = useQuery({ ...agencyQuery(agencyId ?? ''), enabled: agencyId !== undefined });
  return data?.name;
}
