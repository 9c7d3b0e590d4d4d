import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api';
import type { Account, AccountSearch, NewAccount } from '../../lib/api-types';

const SEARCH = '/api/account/v1/search';

export const accountsQuery = (query: AccountSearch) =>
  queryOptions({
    queryKey: ['accounts', 'list', query],
    queryFn: ({ signal }) => unwrap(api.account.GET(SEARCH, { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });

export const accountQuery = (accountId: string) =>
  queryOptions({
    queryKey: ['accounts', 'detail', accountId],
    queryFn: ({ signal }) =>
      unwrap(
        api.account.GET('/api/account/v1/{accountId}', { params: { path: { accountId } }, signal }),
      ),
  });

/** All rows of a search in their order, as the server writes them into a file. */
export async function exportAccounts(query: AccountSearch): Promise<Blob> {
  const headers = { accept: 'text/csv' };
  const file: unknown = await unwrap(
    api.account.GET(SEARCH, { params: { query }, headers, parseAs: 'blob' }),
  );
  return file as Blob;
}

interface CreateAccount {
  account: NewAccount;
  idempotencyKey: string;
}

export function useCreateAccount() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ account, idempotencyKey }: CreateAccount): Promise<Account> =>
      unwrap(
        api.account.POST('/api/account/v1', {
          body: account,
          headers: { 'Idempotency-Key': idempotencyKey },
        }),
      ),
    onSuccess: (account) => {
      queryClient.setQueryData(accountQuery(account.id).queryKey, account);
      return queryClient.invalidateQueries({ queryKey: ['accounts', 'list'] });
    },
  });
}
