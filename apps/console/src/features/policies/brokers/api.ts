import type { components, operations } from '@palisade/clients/policy';
import type { Page } from '@palisade/kernel';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api, unwrap } from '../../../lib/api';
import type { ListQuery } from '../../../kit/lists/list-state';
import type { SubmitKey } from '../../../lib/submit-key';
import { withKey } from '../../../lib/with-key';

/** A change of the broker of record, with its clock. */
export type BrokerChange = components['schemas']['BrokerOfRecord'];

type BrokerSearch = operations['searchBrokerChanges']['parameters']['query'];
type BrokerLetter = components['schemas']['BrokerOfRecordRequest'];

/** The changes of the broker that the person sees. */
export const brokersQuery = (query: ListQuery | { policyId: string }) =>
  queryOptions({
    queryKey: ['policies', 'brokers', query],
    queryFn: ({ signal }): Promise<Page<BrokerChange>> =>
      unwrap(
        api.policy.GET('/api/policy/v1/bor', { params: { query: query as BrokerSearch }, signal }),
      ),
    placeholderData: keepPreviousData,
  });

/** The papers of a policy, one of which is the letter. */
export const lettersQuery = (policyId: string) =>
  queryOptions({
    queryKey: ['documents', 'letters', policyId],
    queryFn: ({ signal }) =>
      unwrap(
        api.docs.GET('/api/docs/v1/policy/{policyId}', { params: { path: { policyId } }, signal }),
      ),
  });

/** What staff do with the broker of record of an insured. */
export function useBrokerCommands() {
  const queryClient = useQueryClient();
  const reload = () => queryClient.invalidateQueries({ queryKey: ['policies'] });
  return {
    enter: async (body: BrokerLetter, key: SubmitKey) => {
      await unwrap(api.policy.POST('/api/policy/v1/bor', { body, headers: withKey(key) }));
      await reload();
    },
    rescind: async (id: string, reason: string, key: SubmitKey) => {
      const body = { id, status: 'RESCINDED' as const, reason };
      await unwrap(api.policy.PUT('/api/policy/v1/bor', { body, headers: withKey(key) }));
      await reload();
    },
  };
}
