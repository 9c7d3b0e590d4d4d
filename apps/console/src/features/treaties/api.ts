import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api';
import type {
  CessionSearch,
  NewTreaty,
  Treaty,
  TreatySearch,
  TreatyTerms,
} from '../../lib/api-types';
import type { SubmitKey } from '../../lib/submit-key';
import { withKey } from '../../lib/with-key';

const TREATIES = '/api/policy/v1/treaties';
const TREATY = '/api/policy/v1/treaties/{treatyId}';
const CESSIONS = '/api/policy/v1/cessions';

export const treatiesQuery = (query: TreatySearch) =>
  queryOptions({
    queryKey: ['treaties', query],
    queryFn: ({ signal }) =>
      unwrap(api.policy.GET(`${TREATIES}/search`, { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });

/** What was ceded; a change of a policy makes it stale as it does the policies. */
export const cessionsQuery = (query: CessionSearch) =>
  queryOptions({
    queryKey: ['policies', 'cessions', query],
    queryFn: ({ signal }) =>
      unwrap(api.policy.GET(`${CESSIONS}/search`, { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });

/** What was ceded in all, currency by currency. */
export const cessionTotalsQuery = () =>
  queryOptions({
    queryKey: ['policies', 'cessions', 'totals'],
    queryFn: ({ signal }) => unwrap(api.policy.GET(`${CESSIONS}/aggregate`, { signal })),
  });

/** What staff do with treaties; their list shows it at once. */
export function useTreatyCommands() {
  const queryClient = useQueryClient();
  const then = async <T>(call: Promise<T>): Promise<T> => {
    const answer = await call;
    await queryClient.invalidateQueries({ queryKey: ['treaties'] });
    return answer;
  };
  const of = (treatyId: string, key: SubmitKey) => ({
    params: { path: { treatyId } },
    headers: withKey(key),
  });
  return {
    create: (body: NewTreaty, key: SubmitKey): Promise<Treaty> =>
      then(unwrap(api.policy.POST(TREATIES, { body, headers: withKey(key) }))),
    change: (id: string, body: TreatyTerms, key: SubmitKey): Promise<Treaty> =>
      then(unwrap(api.policy.PUT(TREATY, { body, ...of(id, key) }))),
    remove: (id: string, key: SubmitKey) => then(unwrap(api.policy.DELETE(TREATY, of(id, key)))),
  };
}
