import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api';
import type { TeamRow, TeamSearch } from '../../lib/api-types';
import { withKey } from '../../lib/with-key';
import type { SubmitKey } from '../../lib/submit-key';

const ALL = '/api/auth/v1/teams/all';
const TEAM = '/api/auth/v1/teams/{id}';

export const teamRowsQuery = (query: TeamSearch) =>
  queryOptions({
    queryKey: ['team-rows', query],
    queryFn: ({ signal }) => unwrap(api.auth.GET(ALL, { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });

export const teamQuery = (id: string) =>
  queryOptions({
    queryKey: ['teams', 'detail', id],
    queryFn: ({ signal }) => unwrap(api.auth.GET(TEAM, { params: { path: { id } }, signal })),
  });

/** What can be done with teams; each fetches the lists and the selector again. */
export function useTeamCommands() {
  const queryClient = useQueryClient();
  const refresh = () =>
    Promise.all(
      [['team-rows'], ['teams'], ['users']].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
  const then = async <T>(call: Promise<T>): Promise<T> => {
    const answer = await call;
    void refresh();
    return answer;
  };
  const at = (id: string, key: SubmitKey) => ({
    params: { path: { id } },
    headers: withKey(key),
  });
  return {
    add: (name: string, key: SubmitKey, accountId?: string): Promise<TeamRow> =>
      then(
        unwrap(
          api.auth.POST('/api/auth/v1/teams', {
            body: { name, ...(accountId && { accountId }) },
            headers: withKey(key),
          }),
        ),
      ),
    change: (id: string, name: string, isDefault: boolean, key: SubmitKey): Promise<TeamRow> =>
      then(unwrap(api.auth.PUT(TEAM, { ...at(id, key), body: { name, default: isDefault } }))),
    remove: (id: string, key: SubmitKey): Promise<unknown> =>
      then(unwrap(api.auth.DELETE(TEAM, at(id, key)))),
  };
}
