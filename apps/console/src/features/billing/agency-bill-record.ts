import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api';
import type { BillPaymentBody, ReceiveBillBody } from './agency-bill-types';
import type { SubmitKey } from '../../lib/submit-key';
import { withKey } from '../../lib/with-key';

/** A bill of an agency with its invoices and payments. */
export const agencyBillQuery = (agencyBillId: string) =>
  queryOptions({
    queryKey: ['policies', 'billing', 'agency-bill', agencyBillId],
    queryFn: ({ signal }) =>
      unwrap(
        api.billing.GET('/api/billing/v1/agencyBills/{agencyBillId}', {
          params: { path: { agencyBillId } },
          signal,
        }),
      ),
  });

/** The ways to pay that the reader's organisation has saved. */
export const billMethodsQuery = queryOptions({
  queryKey: ['payment-methods'],
  queryFn: ({ signal }) => unwrap(api.billing.GET('/api/billing/v1/payment-methods', { signal })),
});

/** What people do with a bill; all that shows it is read again. */
export function useAgencyBillCommands() {
  const queryClient = useQueryClient();
  const then = async <T>(call: Promise<T>): Promise<T> => {
    const answer = await call;
    await queryClient.invalidateQueries({ queryKey: ['policies'] });
    return answer;
  };
  return {
    pay: (agencyBillId: string, body: BillPaymentBody, key: SubmitKey) =>
      then(
        unwrap(
          api.billing.POST('/api/billing/v1/agencyBills/{agencyBillId}/pay', {
            params: { path: { agencyBillId } },
            body,
            headers: withKey(key),
          }),
        ),
      ),
    receive: (agencyBillId: string, body: ReceiveBillBody, key: SubmitKey) =>
      then(
        unwrap(
          api.billing.POST('/api/billing/v1/agencyBills/{agencyBillId}/applyPayment', {
            params: { path: { agencyBillId } },
            body,
            headers: withKey(key),
          }),
        ),
      ),
  };
}
