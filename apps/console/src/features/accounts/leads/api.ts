import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api, unwrap } from '../../../lib/api';
import type { LeadSearch } from '../../../lib/api-types';
import type { SubmitKey } from '../../../lib/submit-key';
import { withKey } from '../../../lib/with-key';

/** The clients as sales people follow them. */
export const leadsQuery = (query: LeadSearch) =>
  queryOptions({
    queryKey: ['leads', query],
    queryFn: ({ signal }) =>
      unwrap(api.account.GET('/api/sales/v1/leads', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });

/** Carries an account as a lead; the list shows it at once. */
export function useSyncLead() {
  const queryClient = useQueryClient();
  return async (accountId: string, key: SubmitKey) => {
    await unwrap(
      api.account.POST('/api/account/v1/sync-leads/{accountId}', {
        params: { path: { accountId } },
        headers: withKey(key),
      }),
    );
    await queryClient.invalidateQueries({ queryKey: ['leads'] });
  };
}
