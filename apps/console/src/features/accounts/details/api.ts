import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, unwrap } from '../../../lib/api';
import type {
  Account,
  AccountFacts,
  IndustrySearch,
  SecurityAnswers,
} from '../../../lib/api-types';
import { orSaying } from '../../../lib/problem';
import type { SubmitKey } from '../../../lib/submit-key';
import { COMPUTES, withKey } from '../../../lib/with-key';
import { accountQuery } from '../api';

const RENAME = '/api/account/v1/rename/{accountId}';

const pathOf = (accountId: string) => ({ params: { path: { accountId } } });

/** What a change would do to the open quotes of the account. */
export const precheck = (accountId: string, body: AccountFacts) =>
  unwrap(
    api.account.POST('/api/account/v1/precheck/{accountId}', {
      ...pathOf(accountId),
      body,
      headers: COMPUTES,
    }),
  );

/** The codes that begin with some digits, or whose title holds a text. */
export const industriesQuery = (query: IndustrySearch) =>
  queryOptions({
    queryKey: ['industries', query],
    queryFn: ({ signal }) =>
      unwrap(api.account.GET('/api/account/v1/naics/search', { params: { query }, signal })),
  });

/** Whether a domain can be the own one of a client. */
export const domainQuery = (domain: string) =>
  queryOptions({
    queryKey: ['accounts', 'domain', domain],
    queryFn: ({ signal }) =>
      unwrap(
        api.account.GET('/api/account/v1/domain/check', { params: { query: { domain } }, signal }),
      ),
  });

/** The one set of answers of an account, with who changed it. */
export const answersQuery = (accountId: string) =>
  queryOptions({
    queryKey: ['accounts', 'answers', accountId],
    queryFn: ({ signal }) =>
      unwrap(
        api.account.GET('/api/account/v1/questions/answers/{accountId}', {
          ...pathOf(accountId),
          signal,
        }),
      ),
  });

/** The screens that show an account read it again, and its quotes; what is known is shown at once. */
function useTold(accountId: string) {
  const queryClient = useQueryClient();
  return async (account?: Account): Promise<void> => {
    if (account) queryClient.setQueryData(accountQuery(accountId).queryKey, account);
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: ['accounts'] }),
      queryClient.invalidateQueries({ queryKey: ['quotes'] }),
    ]);
  };
}

/** What changes the facts of an account. */
export function useAccountCommands(accountId: string) {
  const { t } = useTranslation('account');
  const done = useTold(accountId);
  const saying = <T>(work: () => Promise<T>) => orSaying(t('details.failed'), work);
  return {
    save: async (body: AccountFacts, key: SubmitKey) => {
      const call = { ...pathOf(accountId), body };
      const path = '/api/account/v1/{accountId}';
      await done(
        await saying(() => unwrap(api.account.PUT(path, { ...call, headers: withKey(key) }))),
      );
    },
    verify: async (key: SubmitKey) => {
      const body = { isVerifiedByAgent: true };
      const call = { ...pathOf(accountId), body };
      const path = '/api/account/v1/verify/{accountId}';
      await saying(() => unwrap(api.account.PUT(path, { ...call, headers: withKey(key) })));
      await done();
    },
    attestNoDomain: async (key: SubmitKey) => {
      const call = { ...pathOf(accountId), body: { attested: true } };
      await done(
        await unwrap(
          api.account.PUT('/api/account/v1/attest-no-domain/{accountId}', {
            ...call,
            headers: withKey(key),
          }),
        ),
      );
    },
    askRename: async (body: { name: string; reason: string }, key: SubmitKey) => {
      const call = { ...pathOf(accountId), body };
      await done(await unwrap(api.account.POST(RENAME, { ...call, headers: withKey(key) })));
    },
    decideRename: async (body: { approved: boolean; note?: string }, key: SubmitKey) => {
      const call = { ...pathOf(accountId), body };
      await done(await unwrap(api.account.PUT(RENAME, { ...call, headers: withKey(key) })));
    },
    saveContact: async (body: Contact, key: SubmitKey) => {
      const call = { ...pathOf(accountId), body };
      await done(
        await unwrap(
          api.account.PUT('/api/account/v1/policy-contact/{accountId}', {
            ...call,
            headers: withKey(key),
          }),
        ),
      );
    },
  };
}

/** What changes the answers of an account. */
export function useAnswerCommands(accountId: string) {
  const { t } = useTranslation('account');
  const done = useTold(accountId);
  return {
    saveTransfers: async (body: Transfers, key: SubmitKey) => {
      const call = { ...pathOf(accountId), body };
      const path = '/api/account/v1/social-engineering/{accountId}';
      const answer = await orSaying(t('socialEngineering.failed'), () =>
        unwrap(api.account.PUT(path, { ...call, headers: withKey(key) })),
      );
      await done();
      return answer;
    },
    saveAnswers: async (answers: SecurityAnswers, key: SubmitKey) => {
      const call = { ...pathOf(accountId), body: { answers } };
      await unwrap(
        api.account.PUT('/api/account/v1/questions/answers/{accountId}', {
          ...call,
          headers: withKey(key),
        }),
      );
      await done();
    },
  };
}

/** Whom the policies of an account are written to. */
export interface Contact {
  contactFirstName: string;
  contactLastName: string;
  contactEmail: string;
  contactPhone: string;
}

/** Whether transfers of funds are safe. */
export interface Transfers {
  isAuthenticatingFundTransferRequests: boolean;
  isVerifyingBankAccounts: boolean;
  isPreventingUnauthorizedWireTransfers: boolean;
}
