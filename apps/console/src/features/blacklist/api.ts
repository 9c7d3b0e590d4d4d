import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api';
import type { BlacklistedDomain, BlacklistSearch } from '../../lib/api-types';
import { keyed } from '../../lib/keyed';

const SEARCH = '/api/auth/v1/domain/blacklist/search';

export const blacklistQuery = (query: BlacklistSearch) =>
  queryOptions({
    queryKey: ['blacklist', query],
    queryFn: ({ signal }) => unwrap(api.auth.GET(SEARCH, { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });

/** All rows of a search in their order, as the server writes them into a file. */
export async function exportBlacklist(query: BlacklistSearch): Promise<Blob> {
  const headers = { accept: 'text/csv' };
  const file: unknown = await unwrap(
    api.auth.GET(SEARCH, { params: { query }, headers, parseAs: 'blob' }),
  );
  return file as Blob;
}

/** Blocks and frees domains, and fetches the list anew. */
export function useBlacklistCommands() {
  const queryClient = useQueryClient();
  const then = async <T>(call: Promise<T>): Promise<T> => {
    const answer = await call;
    void queryClient.invalidateQueries({ queryKey: ['blacklist'] });
    return answer;
  };
  return {
    add: (domainName: string, key: string): Promise<BlacklistedDomain> =>
      then(
        unwrap(
          api.auth.POST('/api/auth/v1/domain/blacklist', {
            body: { domainName },
            headers: keyed(key),
          }),
        ),
      ),
    remove: (id: string): Promise<unknown> =>
      then(
        unwrap(
          api.auth.DELETE('/api/auth/v1/domain/blacklist/{id}', {
            params: { path: { id } },
            headers: keyed(),
          }),
        ),
      ),
  };
}
