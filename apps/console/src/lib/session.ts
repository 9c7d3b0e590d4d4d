import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { ACCOUNT_TYPE_PATHS, hasPermission } from '@palisade/kernel';
import { api, unwrap } from './api';
import { queryClient } from './query-client';
import { tokenStore } from './tokens';

// Spec 1 §9: user profile cache, 10 minutes.
const PROFILE_STALE_MS = 10 * 60 * 1000;

export const currentUserQuery = queryOptions({
  queryKey: ['session', 'user'],
  queryFn: () => unwrap(api.auth.GET('/api/auth/v1/users/me')),
  staleTime: PROFILE_STALE_MS,
});

export const permissionsQuery = queryOptions({
  queryKey: ['session', 'permissions'],
  queryFn: () => unwrap(api.auth.GET('/api/auth/v1/permissions/map')),
  staleTime: PROFILE_STALE_MS,
});

/** Asks who is signed in before a screen does; whether anybody is. */
export function readSession(): boolean {
  const isSignedIn = tokenStore.get() !== null;
  if (isSignedIn) {
    void queryClient.prefetchQuery(currentUserQuery);
    void queryClient.prefetchQuery(permissionsQuery);
  }
  return isSignedIn;
}

/** The signed-in person; only below the session gate, which has loaded them. */
export function useSession() {
  const { data: user } = useSuspenseQuery(currentUserQuery);
  const { area, landing } = ACCOUNT_TYPE_PATHS[user.account.accountType];
  return {
    user,
    account: user.account,
    /** First segment of the addresses of this persona, such as /agency. */
    basePath: area,
    landing,
    isStaff: user.account.accountType === 'COWBELL',
  };
}

/** What the signed-in person may do: `can('account:create')`, `can(['a:b', 'c:d'], 'any')`. */
export function usePermissions() {
  const { data: map } = useSuspenseQuery(permissionsQuery);
  const can = (required: string | readonly string[], match: 'all' | 'any' = 'all') =>
    hasPermission(map, typeof required === 'string' ? [required] : required, match);
  return { map, can };
}
