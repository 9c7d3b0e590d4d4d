import { LARGE_PAGE_SIZES } from '@palisade/kernel';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api, unwrap } from '../../../lib/api';
import type { SubmitKey } from '../../../lib/submit-key';
import { withKey } from '../../../lib/with-key';

const AGENCIES = '/api/account/v1/agencies/{accountId}';
const MY_AGENT = '/api/account/v1/my-agent/{accountId}';

const at = (accountId: string, key: SubmitKey) => ({
  params: { path: { accountId } },
  headers: withKey(key),
});

/** The agency of an account, and those that served it before. */
export const agenciesQuery = (accountId: string) =>
  queryOptions({
    queryKey: ['accounts', 'agencies', accountId],
    queryFn: async ({ signal }) =>
      (await unwrap(api.account.GET(AGENCIES, { params: { path: { accountId } }, signal })))
        .agencies,
  });

/** The teams of an agency, as staff read them. */
export const teamsOfAgencyQuery = (accountId: string) =>
  queryOptions({
    queryKey: ['teams', 'of-agency', accountId],
    queryFn: async ({ signal }) => {
      const query = { size: LARGE_PAGE_SIZES.teams, accountId };
      return (await unwrap(api.auth.GET('/api/auth/v1/teams/all', { params: { query }, signal })))
        .content;
    },
  });

/** Makes an agency, and one of its people where one is named, the agent of an account. */
export const setMyAgent = (
  accountId: string,
  body: { agencyId: string; agentEmail?: string },
  key: SubmitKey,
) => unwrap(api.account.PUT(MY_AGENT, { ...at(accountId, key), body }));

/** Takes an account from its agency. */
export const removeMyAgent = (accountId: string, agencyId: string, key: SubmitKey) =>
  unwrap(
    api.account.DELETE(MY_AGENT, {
      params: { path: { accountId }, query: { agencyId } },
      headers: withKey(key),
    }),
  );

/** Who gets an account, as staff say. */
export interface NewServing {
  agencyId: string;
  agentEmail: string;
  teamIds: string[];
}

export const changeAgent = (accountId: string, body: NewServing, key: SubmitKey) =>
  unwrap(
    api.account.PUT('/api/account/v1/change-agent/{accountId}', { ...at(accountId, key), body }),
  );

export const assignAgency = (
  accountId: string,
  body: Omit<NewServing, 'agentEmail'>,
  key: SubmitKey,
) =>
  unwrap(
    api.account.PUT('/api/account/v1/assign-agency/{accountId}', { ...at(accountId, key), body }),
  );

/** Reads again what depends on who serves an account: also its quotes. */
export function useServedAnew(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    await Promise.all(
      ['accounts', 'quotes'].map((noun) => queryClient.invalidateQueries({ queryKey: [noun] })),
    );
  };
}
