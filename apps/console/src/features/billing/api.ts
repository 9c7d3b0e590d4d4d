import type { Page } from '@palisade/kernel';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api';
import type { BillingSearch, Invoice, InvoiceRecord } from '../../lib/api-types';
import type { SubmitKey } from '../../lib/submit-key';
import { withKey } from '../../lib/with-key';

const SEARCH = '/api/billing/v1/search';

/** A page of the search as rows of one kind. */
async function search<Row>(query: BillingSearch, signal: AbortSignal): Promise<Page<Row>> {
  const page = await unwrap(api.billing.GET(SEARCH, { params: { query }, signal }));
  return { ...page, content: page.content as Row[] };
}

/** The invoices of a view, as far as the person sees them. */
export const invoiceListQuery = (query: BillingSearch) =>
  queryOptions({
    queryKey: ['policies', 'billing', 'invoices', query],
    queryFn: ({ signal }) => search<Invoice>(query, signal),
    placeholderData: keepPreviousData,
  });

/** What is outstanding in each currency by age. */
export const ageingQuery = (query: { teamId?: string }) =>
  queryOptions({
    queryKey: ['policies', 'billing', 'ageing', query],
    queryFn: ({ signal }) =>
      unwrap(api.billing.GET('/api/billing/v1/outstanding/ageing', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });

/** An invoice with its lines and payments. */
export const invoiceQuery = (invoiceId: string) =>
  queryOptions({
    queryKey: ['policies', 'billing', 'invoice', invoiceId],
    queryFn: ({ signal }) =>
      unwrap(
        api.billing.GET('/api/billing/v1/invoices/{invoiceId}', {
          params: { path: { invoiceId } },
          signal,
        }),
      ),
  });

/** Whom an invoice is sent to. */
export interface AccountingForm {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

/** What people do with invoices; all that shows them is read again. */
export function useInvoiceCommands() {
  const queryClient = useQueryClient();
  const then = async (call: Promise<unknown>): Promise<void> => {
    await call;
    await queryClient.invalidateQueries({ queryKey: ['policies'] });
  };
  return {
    remind: (id: string, key: SubmitKey) =>
      then(
        unwrap(
          api.billing.POST('/api/billing/v1/invoiceReminder/{id}', {
            params: { path: { id } },
            headers: withKey(key),
          }),
        ),
      ),
    mailAgain: (invoiceId: string, key: SubmitKey) =>
      then(
        unwrap(
          api.billing.POST('/api/billing/v1/invoices/{invoiceId}/mail', {
            params: { path: { invoiceId } },
            headers: withKey(key),
          }),
        ),
      ),
    sendToAccounting: (
      { policyId, policyNumber, balance }: Pick<Invoice, 'policyId' | 'policyNumber' | 'balance'>,
      { person, sender }: { person: AccountingForm; sender: string },
      key: SubmitKey,
    ) =>
      then(
        unwrap(
          api.billing.POST('/api/billing/v1/accounting', {
            body: {
              ...person,
              policyId,
              policyNumber,
              amount: Math.max(0, balance),
              customerEmail: sender,
            },
            headers: withKey(key),
          }),
        ),
      ),
    close: (
      { id: invoiceId, policyId }: Pick<InvoiceRecord, 'id' | 'policyId'>,
      description: string,
      key: SubmitKey,
    ) =>
      then(
        unwrap(
          api.billing.PUT('/api/billing/v1/transaction/close', {
            body: { policyId, invoiceId, description },
            headers: withKey(key),
          }),
        ),
      ),
  };
}
