import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api';
import type {
  Account,
  AccountSearch,
  CompanySearch,
  NewAccount,
  SecurityAnswers,
} from '../../lib/api-types';
import { COMPUTES, withKey } from '../../lib/with-key';
import type { SubmitKey } from '../../lib/submit-key';

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

export const riskScoreQuery = (accountId: string) =>
  queryOptions({
    queryKey: ['accounts', 'risk', accountId],
    queryFn: ({ signal }) =>
      unwrap(
        api.account.GET('/api/risk/v1/score/{accountId}', {
          params: { path: { accountId } },
          signal,
        }),
      ),
  });

/** The score that the answers of a quote give, as it will be rated. */
export const scoreByQuery = (accountId: string, answers: SecurityAnswers) =>
  queryOptions({
    queryKey: ['accounts', 'risk', accountId, answers],
    queryFn: ({ signal }) =>
      unwrap(
        api.account.POST('/api/risk/v1/score/{accountId}', {
          params: { path: { accountId } },
          body: { answers: { ...answers } },
          headers: COMPUTES,
          signal,
        }),
      ),
  });

/** What of an account is known, and what would raise it. */
export const profileQuery = (accountId: string) =>
  queryOptions({
    queryKey: ['accounts', 'profile', accountId],
    queryFn: ({ signal }) =>
      unwrap(
        api.account.GET('/api/account/v1/profile/{accountId}', {
          params: { path: { accountId } },
          signal,
        }),
      ),
  });

/** How the industry of an account does, factor by factor. */
export const industryRiskQuery = (industryCode: string, country: Account['country']) =>
  queryOptions({
    queryKey: ['accounts', 'industry-risk', industryCode, country],
    queryFn: ({ signal }) =>
      unwrap(
        api.account.GET('/api/risk/v1/industry/{naicsCode}', {
          params: { path: { naicsCode: industryCode }, query: { country } },
          signal,
        }),
      ),
  });

/** Companies of the directory that fit what was asked for. */
export const companiesQuery = (query: CompanySearch) =>
  queryOptions({
    queryKey: ['companies', query],
    queryFn: ({ signal }) =>
      unwrap(api.account.GET('/api/account/v1/lookup', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });

export interface CreateAccount {
  account: NewAccount;
  key: SubmitKey;
  /** Provider staff confirm an address that does not verify (Spec 2 §4). */
  confirmAddress?: boolean;
}

export function useCreateAccount() {
  const queryClient = useQueryClient();
  return async ({ account, key, confirmAddress }: CreateAccount): Promise<Account> => {
    const created = await unwrap(
      api.account.POST('/api/account/v1', {
        ...(confirmAddress && { params: { query: { confirmAddress } } }),
        body: account,
        headers: withKey(key),
      }),
    );
    queryClient.setQueryData(accountQuery(created.id).queryKey, created);
    await queryClient.invalidateQueries({ queryKey: ['accounts', 'list'] });
    return created;
  };
}

type AddressOf = Pick<NewAccount, 'country' | 'city' | 'zipCode' | 'address1'> &
  Partial<Pick<NewAccount, 'address2' | 'address3' | 'state'>>;

/** Whether an address holds, and which of its fields do not. */
export function verifyAddress(account: AddressOf) {
  const { country, address1, address2, address3, city, state, zipCode } = account;
  const body = {
    country,
    address1,
    city,
    zipCode,
    ...(address2 && { address2 }),
    ...(address3 && { address3 }),
    ...(state && { state }),
  };
  return unwrap(api.account.POST('/api/account/v1/address/verify', { body, headers: COMPUTES }));
}
