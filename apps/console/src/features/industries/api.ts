import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api';
import type {
  IndustryCode,
  IndustryCodeFacts,
  IndustrySearch,
  NewIndustryCode,
} from '../../lib/api-types';
import type { SubmitKey } from '../../lib/submit-key';
import { withKey } from '../../lib/with-key';

const CODES = '/api/account/v1/naics';
const CODE = '/api/account/v1/naics/{id}';

export const industryCodesQuery = (query: IndustrySearch) =>
  queryOptions({
    queryKey: ['industries', query],
    queryFn: ({ signal }) =>
      unwrap(api.account.GET(`${CODES}/search`, { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });

/** What is done with industry codes; every field that chooses one shows it at once. */
export function useIndustryCommands() {
  const queryClient = useQueryClient();
  const then = async <T>(call: Promise<T>): Promise<T> => {
    const answer = await call;
    await queryClient.invalidateQueries({ queryKey: ['industries'] });
    return answer;
  };
  const of = (id: string, key: SubmitKey) => ({
    params: { path: { id } },
    headers: withKey(key),
  });
  return {
    add: (body: NewIndustryCode, key: SubmitKey): Promise<IndustryCode> =>
      then(unwrap(api.account.POST(CODES, { body, headers: withKey(key) }))),
    change: (id: string, body: IndustryCodeFacts, key: SubmitKey): Promise<IndustryCode> =>
      then(unwrap(api.account.PUT(CODE, { body, ...of(id, key) }))),
    remove: (id: string, key: SubmitKey) => then(unwrap(api.account.DELETE(CODE, of(id, key)))),
  };
}
