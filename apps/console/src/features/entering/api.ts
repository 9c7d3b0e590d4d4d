import { ACCOUNT_TYPE_PATHS, type AccountType } from '@palisade/kernel';
import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api';
import type { OwnAccount } from '../../lib/api-types';
import { i18n } from '../../lib/i18n';
import { ANSWERS_TOKEN, withKey } from '../../lib/with-key';
import type { SubmitKey } from '../../lib/submit-key';

const MAX_ACCOUNTS = 100;

/** Where a person goes: an account of a type. */
export interface Destination {
  id: string;
  name: string;
  accountType: AccountType;
}

/** The accounts that the signed-in person may act in. */
export const ownAccountsQuery = queryOptions({
  queryKey: ['session', 'accounts'],
  queryFn: async ({ signal }) => {
    const query = { size: MAX_ACCOUNTS };
    const call = api.auth.GET('/api/auth/v1/users/me/accounts', { params: { query }, signal });
    return (await unwrap(call)).content;
  },
  staleTime: 10 * 60 * 1000,
});

/** Marks an account as a favourite of the signed-in person, or no longer. */
export const markFavourite = (
  { id: accountId, favorite }: Pick<OwnAccount, 'id' | 'favorite'>,
  key: SubmitKey,
) =>
  unwrap(
    api.auth.PUT('/api/auth/v1/accounts/favorite', {
      body: { accountId, favorite },
      headers: withKey(key),
    }),
  );

/** A token with which staff enter an account. */
export async function jumpToken({ id: accountId, name, accountType }: Destination) {
  const { jumpPath } = ACCOUNT_TYPE_PATHS[accountType];
  if (!jumpPath) throw new Error(i18n.t('common:error.jumpUnsupported'));
  const body = { accountType, accountName: name };
  const call =
    accountType === 'AGENCY'
      ? api.auth.POST('/api/auth/v1/admin/agencies/{accountId}/jtoken', {
          params: { path: { accountId } },
          body,
          headers: ANSWERS_TOKEN,
        })
      : api.auth.POST('/api/auth/v1/{personaPath}/{accountId}/jtoken', {
          params: { path: { accountId, personaPath: jumpPath } },
          body,
          headers: ANSWERS_TOKEN,
        });
  return (await unwrap(call)).token;
}

/** A token with which a person goes to another of the own accounts, or back. */
export async function switchToken({ id: accountId, name, accountType }: Destination) {
  const call = api.auth.POST('/api/auth/v1/accounts/{accountId}/myToken', {
    params: { path: { accountId } },
    body: { accountType, accountName: name },
    headers: ANSWERS_TOKEN,
  });
  return (await unwrap(call)).token;
}

/** The page that enters an account by its token. */
export const enteringPath = (token: string, { name }: Destination): string =>
  `/loading/${token}?${new URLSearchParams({ accountName: name }).toString()}`;
