import { LARGE_PAGE_SIZES, type AccountType } from '@palisade/kernel';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api';
import type { NewUser, User, UserChange, UserSearch } from '../../lib/api-types';
import { withKey } from '../../lib/with-key';
import { ApiError } from '../../lib/problem';
import { partOf, type SubmitKey } from '../../lib/submit-key';

const USERS = '/api/auth/v1/users';
const USER = '/api/auth/v1/users/{userId}';

export const usersQuery = (query: UserSearch) =>
  queryOptions({
    queryKey: ['users', 'list', query],
    queryFn: ({ signal }) => unwrap(api.auth.GET(USERS, { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });

export const userQuery = (userId: string) =>
  queryOptions({
    queryKey: ['users', 'detail', userId],
    queryFn: ({ signal }) => unwrap(api.auth.GET(USER, { params: { path: { userId } }, signal })),
  });

/** What a person has open, and who may take it. */
export const openWorkQuery = (userId: string) =>
  queryOptions({
    queryKey: ['users', 'work', userId],
    queryFn: ({ signal }) =>
      unwrap(
        api.auth.GET('/api/auth/v1/users/{userId}/work', {
          params: { path: { userId } },
          signal,
        }),
      ),
  });

/** The teams of an organisation; only staff name another than their own. */
export const teamChoicesQuery = (accountId: string, isOwn: boolean) =>
  queryOptions({
    queryKey: ['teams', 'choices', accountId],
    queryFn: async ({ signal }) => {
      const size = LARGE_PAGE_SIZES.teams;
      const page = isOwn
        ? await unwrap(
            api.auth.GET('/api/auth/v1/teams/search', { params: { query: { size } }, signal }),
          )
        : await unwrap(
            api.auth.GET('/api/auth/v1/teams/all', {
              params: { query: { size, accountId } },
              signal,
            }),
          );
      return page.content;
    },
  });

const at = (userId: string, key: SubmitKey) => ({
  params: { path: { userId } },
  headers: withKey(key),
});

const removal = (userId: string, workGoesTo: string | null, key: SubmitKey) => ({
  params: { path: { userId }, ...(workGoesTo && { query: { workGoesTo } }) },
  headers: withKey(key),
});

const resend = (userId: string, key: SubmitKey): Promise<unknown> =>
  unwrap(
    api.auth.POST('/api/auth/v1/invitations/resend', { body: { userId }, headers: withKey(key) }),
  );

const moveTeams = (userId: string, teamIds: string[], key: SubmitKey): Promise<User> =>
  unwrap(
    api.auth.PUT('/api/auth/v1/users/teams/migrate/{userId}', {
      ...at(userId, key),
      body: { teamIds },
    }),
  );

const assignAgencies = (userId: string, agencies: string[], key: SubmitKey): Promise<User> =>
  unwrap(
    api.auth.PUT('/api/auth/v1/users/{userId}/agencies', {
      ...at(userId, key),
      body: { agencies },
    }),
  );

const addAccounts = (userId: string, accountIds: string[], key: SubmitKey): Promise<unknown> =>
  unwrap(
    api.auth.PUT('/api/auth/v1/accounts/assign', {
      body: { userId, accountIds },
      headers: withKey(key),
    }),
  );

/** Whether a new person was refused for having a login in another account. */
const isElsewhere = (error: unknown): boolean =>
  error instanceof ApiError && error.problem.code === 'USER_OF_OTHER_ACCOUNT';

/** Invites a person to the own account: as a new one, or to join it beside another; answers which. */
async function inviteOrJoin(
  body: NewUser,
  accountType: AccountType,
  key: SubmitKey,
): Promise<'added' | 'invitedAlso'> {
  try {
    await unwrap(api.auth.POST(USERS, { body, headers: withKey(key) }));
    return 'added';
  } catch (error) {
    if (!isElsewhere(error) || accountType === 'COWBELL') throw error;
    const { email, roleId, firstName, lastName } = body;
    const person = { email, roleId, firstName, lastName };
    await unwrap(
      api.auth.POST('/api/auth/v1/signup/invitations', {
        body: { ...person, accountType, reason: 'JOIN' },
        headers: withKey(partOf(key, 'join')),
      }),
    );
    return 'invitedAlso';
  }
}

/** Mails a person the way to a new password. */
export const resetPassword = (email: string, key: SubmitKey): Promise<unknown> =>
  unwrap(
    api.auth.PUT('/api/auth/v1/passwords/{email}/reset', {
      params: { path: { email } },
      headers: withKey(key),
    }),
  );

/** What can be done with people; each fetches the lists again. */
export function useUserCommands() {
  const queryClient = useQueryClient();
  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: ['users'] }),
      queryClient.invalidateQueries({ queryKey: ['team-rows'] }),
      queryClient.invalidateQueries({ queryKey: ['session', 'user'] }),
    ]);
  const then = async <T>(call: Promise<T>): Promise<T> => {
    const answer = await call;
    void refresh();
    return answer;
  };
  return {
    invite: (body: NewUser, accountType: AccountType, key: SubmitKey) =>
      then(inviteOrJoin(body, accountType, key)),
    change: (userId: string, body: UserChange, key: SubmitKey): Promise<User> =>
      then(unwrap(api.auth.PUT(USER, { ...at(userId, key), body }))),
    remove: (userId: string, workGoesTo: string | null, key: SubmitKey): Promise<unknown> =>
      then(unwrap(api.auth.DELETE(USER, removal(userId, workGoesTo, key)))),
    resend: (userId: string, key: SubmitKey) => then(resend(userId, key)),
    moveTeams: (userId: string, teamIds: string[], key: SubmitKey) =>
      then(moveTeams(userId, teamIds, key)),
    assignAgencies: (userId: string, agencies: string[], key: SubmitKey) =>
      then(assignAgencies(userId, agencies, key)),
    addAccounts: (userId: string, accountIds: string[], key: SubmitKey) =>
      then(addAccounts(userId, accountIds, key)),
  };
}
