import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api';
import type { DeliverySearch } from '../../lib/api-types';
import type { SubmitKey } from '../../lib/submit-key';
import { withKey } from '../../lib/with-key';

const DELIVERIES = '/api/webhook/v1/{id}/deliveries';
const RESEND = '/api/webhook/v1/{id}/deliveries/{deliveryId}/resend';

/** What a webhook was sent, and what became of it. */
export const deliveriesQuery = (id: string) => (query: DeliverySearch) =>
  queryOptions({
    queryKey: ['webhooks', 'deliveries', id, query],
    queryFn: ({ signal }) =>
      unwrap(api.connectors.GET(DELIVERIES, { params: { path: { id }, query }, signal })),
    placeholderData: keepPreviousData,
  });

/** Sends a message of a webhook again; the list is read again. */
export function useResend() {
  const queryClient = useQueryClient();
  return async (id: string, deliveryId: string, key: SubmitKey): Promise<void> => {
    const params = { path: { id, deliveryId } };
    await unwrap(api.connectors.POST(RESEND, { params, headers: withKey(key) }));
    await queryClient.invalidateQueries({ queryKey: ['webhooks', 'deliveries', id] });
  };
}
