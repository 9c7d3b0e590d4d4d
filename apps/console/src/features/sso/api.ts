import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api';
import type { SsoSettings, SsoSettingsChange } from '../../lib/api-types';
import { ApiError } from '../../lib/problem';
import { withKey } from '../../lib/with-key';
import type { SubmitKey } from '../../lib/submit-key';

const SETTINGS = '/api/auth/v1/sso/settings/{accountId}';

/** How the people of an account sign in at a provider of their own; null when they do not. */
export const ssoSettingsQuery = (accountId: string) =>
  queryOptions({
    queryKey: ['sso-settings', accountId],
    queryFn: async ({ signal }): Promise<SsoSettings | null> => {
      const call = api.auth.GET(SETTINGS, { params: { path: { accountId } }, signal });
      return unwrap(call).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      });
    },
    staleTime: 0,
  });

export function useSaveSsoSettings() {
  const queryClient = useQueryClient();
  return async (
    accountId: string,
    body: SsoSettingsChange,
    key: SubmitKey,
  ): Promise<SsoSettings> => {
    const params = { path: { accountId } };
    const call = api.auth.PUT(SETTINGS, { params, body, headers: withKey(key) });
    const saved = await unwrap(call);
    queryClient.setQueryData(['sso-settings', accountId], saved);
    return saved;
  };
}
