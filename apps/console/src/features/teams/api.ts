import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api';
import type { TeamRow, TeamSearch } from '../../lib/api-types';
import { keyed } from '../../lib/keyed';

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

/** All rows of a search in their order, as the server writes them into a file. */
export async function exportTeams(query: TeamSearch): Promise<Blob> {
  const headers = { accept: 'text/csv' };
  const file: unknown = await unwrap(
    api.auth.GET(ALL, { params: { query }, headers, parseAs: 'blob' }),
  );
  return file as Blob;
}

/** What can be done with teams; each fetches the lists and the selector anew. */
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
  const at = (id: string) => ({
    params: { path: { id } },
    headers: keyed(),
  });
  return {
    add: (name: string, key: string, accountId?: string): Promise<TeamRow> =>
      then(
        unwrap(
          api.auth.POST('/api/auth/v1/teams', {
            body: { name, ...(accountId && { accountId }) },
            headers: keyed(key),
          }),
        ),
      ),
    change: (id: string, name: string, isDefault: boolean): Promise<TeamRow> =>
      then(unwrap(api.auth.PUT(TEAM, { ...at(id), body: { name, default: isDefault } }))),
    remove: (id: string): Promise<unknown> => then(unwrap(api.auth.DELETE(TEAM, at(id)))),
  };
}
