import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api';
import type { State, StateFacts, StateSearch } from '../../lib/api-types';
import { statesQuery } from '../../lib/states';
import type { SubmitKey } from '../../lib/submit-key';
import { withKey } from '../../lib/with-key';

const STATES = '/api/account/v1/state';
const STATE = '/api/account/v1/state/{id}';
const TABLE = 'state-table';

export const stateTableQuery = (query: StateSearch) =>
  queryOptions({
    queryKey: [TABLE, query],
    queryFn: ({ signal }) =>
      unwrap(api.account.GET(`${STATES}/search`, { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });

/** What is done with states; every field that chooses one shows it at once. */
export function useStateCommands() {
  const queryClient = useQueryClient();
  const then = async <T>(call: Promise<T>): Promise<T> => {
    const answer = await call;
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: [TABLE] }),
      queryClient.invalidateQueries({ queryKey: statesQuery.queryKey }),
    ]);
    return answer;
  };
  const of = (id: string, key: SubmitKey) => ({
    params: { path: { id } },
    headers: withKey(key),
  });
  return {
    add: (body: StateFacts, key: SubmitKey): Promise<State> =>
      then(unwrap(api.account.POST(STATES, { body, headers: withKey(key) }))),
    change: (id: string, body: StateFacts, key: SubmitKey): Promise<State> =>
      then(unwrap(api.account.PUT(STATE, { body, ...of(id, key) }))),
    remove: (id: string, key: SubmitKey) => then(unwrap(api.account.DELETE(STATE, of(id, key)))),
  };
}
