import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api';

/** The documents of a policy, the newest first. */
export const policyDocumentsQuery = (policyId: string) =>
  queryOptions({
    queryKey: ['documents', 'policy', policyId],
    queryFn: ({ signal }) =>
      unwrap(
        api.docs.GET('/api/docs/v1/policy/{policyId}', { params: { path: { policyId } }, signal }),
      ),
  });

// An account has some dozens; the newest are shown.
const SIZE = 100;

/** The documents of an account, the newest first. */
export const accountDocumentsQuery = (accountId: string) =>
  queryOptions({
    queryKey: ['documents', 'account', accountId],
    queryFn: async ({ signal }) => {
      const call = api.docs.GET('/api/docs/v1/search/{accountId}', {
        params: { path: { accountId }, query: { size: SIZE, sort: ['created,desc'] } },
        signal,
      });
      return (await unwrap(call)).content;
    },
  });
