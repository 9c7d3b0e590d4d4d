import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../../lib/api';
import type { Invoice, Payment } from '../../../lib/api-types';
import { isOutOfReach } from '../../../lib/problem';

const SEARCH = '/api/billing/v1/search';
// A policy has a few of each; more than a page of them is beyond reading.
const SIZE = 100;

/** The invoices of a policy, the newest first. */
export const invoicesQuery = (policyId: string) =>
  queryOptions({
    queryKey: ['policies', 'invoices', policyId],
    queryFn: async ({ signal }) => {
      const query = { policyId, filter: 'invoices' as const, size: SIZE, sort: ['issuedOn,desc'] };
      const { content } = await unwrap(api.billing.GET(SEARCH, { params: { query }, signal }));
      return content.filter((row): row is Invoice => 'invoiceNumber' in row && 'amountDue' in row);
    },
  });

/** The invoice of a policy that is to be paid next; null until there is one. */
export const nextInvoiceQuery = (policyId: string) =>
  queryOptions({
    queryKey: ['policies', 'next-invoice', policyId],
    queryFn: ({ signal }) =>
      unwrap(
        api.billing.GET('/api/billing/v1/invoice/balance/{policyId}', {
          params: { path: { policyId } },
          signal,
        }),
      ).catch((error: unknown) => {
        if (isOutOfReach(error)) return null;
        throw error;
      }),
  });

/** The payments and refunds of a policy, the newest first. */
export const paymentsQuery = (policyId: string) =>
  queryOptions({
    queryKey: ['policies', 'payments', policyId],
    queryFn: async ({ signal }) => {
      const query = { policyId, size: SIZE, sort: ['paymentDate,desc'] };
      const { content } = await unwrap(api.billing.GET(SEARCH, { params: { query }, signal }));
      return content.filter((row): row is Payment => 'transactionId' in row);
    },
  });
