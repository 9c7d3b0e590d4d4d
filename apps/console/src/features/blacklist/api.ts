import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api';
import type { BlacklistedDomain, BlacklistSearch } from '../../lib/api-types';
import { withKey } from '../../lib/with-key';
import type { SubmitKey } from '../../lib/submit-key';

const SEARCH = '/api/auth/v1/domain/blacklist/search';

export const blacklistQuery = (query: BlacklistSearch) =>
  queryOptions({
    queryKey: ['blacklist', query],
    queryFn: ({ signal }) => unwrap(api.auth.GET(SEARCH, { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });

/** Blocks and frees domains, and fetches the list again. */
export function useBlacklistCommands() {
  const queryClient = useQueryClient();
  const then = async <T>(call: Promise<T>): Promise<T> => {
    const answer = await call;
    void queryClient.invalidateQueries({ queryKey: ['blacklist'] });
    return answer;
  };
  return {
    add: (domainName: string, key: SubmitKey): Promise<BlacklistedDomain> =>
      then(
        unwrap(
          api.auth.POST('/api/auth/v1/domain/blacklist', {
            body: { domainName },
            headers: withKey(key),
          }),
        ),
      ),
    remove: (id: string, key: SubmitKey): Promise<unknown> =>
      then(
        unwrap(
          api.auth.DELETE('/api/auth/v1/domain/blacklist/{id}', {
            params: { path: { id } },
            headers: withKey(key),
          }),
        ),
      ),
  };
}
