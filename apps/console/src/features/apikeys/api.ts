import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api';
import type { ApiCallSearch, ApiKey, ApiKeySearch, ApiKeySecret } from '../../lib/api-types';
import { withKey } from '../../lib/with-key';
import type { SubmitKey } from '../../lib/submit-key';

const KEYS = '/api/auth/v1/api';
const KEY = '/api/auth/v1/api/{keyId}';

export const apiKeysQuery = (query: ApiKeySearch) =>
  queryOptions({
    queryKey: ['api-keys', query],
    queryFn: ({ signal }) => unwrap(api.auth.GET(KEYS, { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });

export const apiKeyQuery = (keyId: string) =>
  queryOptions({
    queryKey: ['api-keys', 'detail', keyId],
    queryFn: ({ signal }) => unwrap(api.auth.GET(KEY, { params: { path: { keyId } }, signal })),
  });

/** The scopes that a key may be given, for the own organisation or the one that staff name. */
export const scopesQuery = (accountId?: string) =>
  queryOptions({
    queryKey: ['api-key-scopes', accountId],
    queryFn: ({ signal }) =>
      unwrap(
        api.auth.GET('/api/auth/v1/api/scopes', {
          params: { query: accountId ? { accountId } : {} },
          signal,
        }),
      ),
  });

export const apiCallsQuery = (query: ApiCallSearch) =>
  queryOptions({
    queryKey: ['api-activity', 'calls', query],
    queryFn: ({ signal }) =>
      unwrap(api.gateway.GET('/api/apiactivity/v1/search', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });

export const apiGraphQuery = (query: ApiCallSearch) =>
  queryOptions({
    queryKey: ['api-activity', 'graph', query],
    queryFn: ({ signal }) =>
      unwrap(api.gateway.GET('/api/apiactivity/v1/graph', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });

export const apiStatisticsQuery = (query: ApiCallSearch) =>
  queryOptions({
    queryKey: ['api-activity', 'statistics', query],
    queryFn: ({ signal }) =>
      unwrap(api.gateway.GET('/api/apiactivity/v1/agg/stats', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });

interface NewKey {
  name?: string | null;
  scopes: string[];
  accountId?: string;
}

/** What can be done with keys; each fetches the list again. */
export function useApiKeyCommands() {
  const queryClient = useQueryClient();
  const then = async <T>(call: Promise<T>): Promise<T> => {
    const answer = await call;
    void queryClient.invalidateQueries({ queryKey: ['api-keys'] });
    return answer;
  };
  const at = (keyId: string, key: SubmitKey) => ({
    params: { path: { keyId } },
    headers: withKey(key),
  });
  return {
    create: ({ accountId, ...body }: NewKey, key: SubmitKey): Promise<ApiKeySecret> =>
      then(
        unwrap(
          api.auth.POST(KEYS, {
            params: { query: accountId ? { accountId } : {} },
            body,
            headers: withKey(key),
          }),
        ),
      ),
    change: (
      keyId: string,
      body: { name?: string | null; enabled?: boolean },
      key: SubmitKey,
    ): Promise<ApiKey> => then(unwrap(api.auth.PUT(KEY, { ...at(keyId, key), body }))),
    regenerate: (keyId: string, key: SubmitKey): Promise<ApiKeySecret> =>
      then(unwrap(api.auth.PUT('/api/auth/v1/api/regenerate/{keyId}', at(keyId, key)))),
    remove: (keyId: string, key: SubmitKey): Promise<unknown> =>
      then(unwrap(api.auth.DELETE(KEY, at(keyId, key)))),
  };
}
