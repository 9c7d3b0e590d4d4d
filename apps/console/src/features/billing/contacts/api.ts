import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api, unwrap } from '../../../lib/api';
import type { BillingContactSearch } from '../../../lib/api-types';
import type { SubmitKey } from '../../../lib/submit-key';
import { withKey } from '../../../lib/with-key';

const CONTACT = '/api/billing/v1/contact';

/** The billing contacts of all insureds that the person sees. */
export const billingContactsQuery = (query: BillingContactSearch) =>
  queryOptions({
    queryKey: ['billing-contacts', 'list', query],
    queryFn: ({ signal }) =>
      unwrap(api.billing.GET('/api/billing/v1/contact/search', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });

/** The billing contacts of one insured. */
export const contactsOfQuery = (accountId: string) =>
  queryOptions({
    queryKey: ['billing-contacts', 'of', accountId],
    queryFn: ({ signal }) =>
      unwrap(api.billing.GET(CONTACT, { params: { query: { accountId } }, signal })),
  });

/** The insureds whose name or policy number has a text in it, each once. */
export const insuredsQuery = (search: string) =>
  queryOptions({
    queryKey: ['policies', 'insureds', search],
    queryFn: async ({ signal }) => {
      const query = search ? { search } : {};
      const { content } = await unwrap(
        api.policy.GET('/api/policy/v1/search', { params: { query }, signal }),
      );
      const names = new Map(content.map(({ accountId, companyName }) => [accountId, companyName]));
      return [...names].map(([id, name]) => ({ id, name }));
    },
    placeholderData: keepPreviousData,
  });

/** Whom to ask about invoices. */
export interface ContactFacts {
  firstName: string;
  lastName: string;
  email: string;
  phone?: string;
}

/** Adds, changes and deletes billing contacts; all that shows them is read again. */
export function useContactCommands() {
  const queryClient = useQueryClient();
  const then = async (call: Promise<unknown>): Promise<void> => {
    await call;
    await queryClient.invalidateQueries({ queryKey: ['billing-contacts'] });
  };
  return {
    add: (accountId: string, facts: ContactFacts, key: SubmitKey) =>
      then(
        unwrap(api.billing.POST(CONTACT, { body: { accountId, ...facts }, headers: withKey(key) })),
      ),
    change: (id: string, facts: ContactFacts, key: SubmitKey) =>
      then(unwrap(api.billing.PUT(CONTACT, { body: { id, ...facts }, headers: withKey(key) }))),
    remove: (id: string, key: SubmitKey) =>
      then(
        unwrap(
          api.billing.DELETE('/api/billing/v1/contact/{id}', {
            params: { path: { id } },
            headers: withKey(key),
          }),
        ),
      ),
  };
}
