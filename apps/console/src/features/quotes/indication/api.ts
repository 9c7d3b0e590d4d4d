import type { Country } from '@palisade/kernel';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../../lib/api';
import type { Account, AccountFacts, Company, IndicationRequest } from '../../../lib/api-types';
import { isOutOfReach } from '../../../lib/problem';
import type { SubmitKey } from '../../../lib/submit-key';
import { COMPUTES, withKey } from '../../../lib/with-key';

const CHOICES_MAX = 5;
const INDUSTRIES_MAX = 20;
const RETRIES_MAX = 10;
const RETRY_MS = 500;

/** The price of a risk with its range; the last one stays until the next is there. */
export const indicationQuery = (body: IndicationRequest) =>
  queryOptions({
    queryKey: ['quotes', 'indication', body],
    queryFn: ({ signal }) =>
      unwrap(api.quote.POST('/api/quote/v1/indications', { body, headers: COMPUTES, signal })),
    placeholderData: keepPreviousData,
    // A client that was just made is known to quoting a moment later.
    ...(body.accountId && {
      retry: (failures: number, error: Error) => failures < RETRIES_MAX && isOutOfReach(error),
      retryDelay: RETRY_MS,
    }),
  });

/** The products that are sold where a client is, each with the least that it costs. */
export const offersQuery = (accountId: string) =>
  queryOptions({
    queryKey: ['quotes', 'indication', 'offers', accountId],
    queryFn: ({ signal }) =>
      unwrap(
        api.quote.GET('/api/quote/v1/indications/products/{accountId}', {
          params: { path: { accountId } },
          signal,
        }),
      ),
  });

/** The clients and the companies of the directory that a name or a domain means. */
export const companyChoicesQuery = (search: string, country: Country) =>
  queryOptions({
    queryKey: ['quotes', 'indication', 'companies', search, country],
    queryFn: async ({ signal }) => {
      const size = CHOICES_MAX;
      const [clients, companies] = await Promise.all([
        unwrap(
          api.account.GET('/api/account/v1/search', {
            params: { query: { search, size } },
            signal,
          }),
        ),
        unwrap(
          api.account.GET('/api/account/v1/lookup', {
            params: { query: { search: nameOf(search), size, country } },
            signal,
          }),
        ),
      ]);
      const names = new Set(clients.content.map(({ name }) => name));
      return {
        clients: clients.content,
        companies: companies.content.filter(({ name }) => !names.has(name)),
      };
    },
    placeholderData: keepPreviousData,
    enabled: search.length > 1,
  });

/** The directory knows names: of a domain the part before its first dot is looked for. */
const nameOf = (search: string): string =>
  search
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .split('.')[0] ?? search;

/** The industries that a text or the digits of a code mean. */
export const industriesQuery = (search: string, country: Country) =>
  queryOptions({
    queryKey: ['quotes', 'indication', 'industries', search, country],
    queryFn: ({ signal }) =>
      unwrap(
        api.account.GET('/api/account/v1/naics/search', {
          params: { query: { search, country, size: INDUSTRIES_MAX, dup: 0 } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
    enabled: search.length > 1,
  });

/** Makes a client of a company of the directory. */
export const createClient = (
  { cbid, name, phone, address1, city, state, zipCode, country }: Company,
  teamId: string,
  key: SubmitKey,
): Promise<Account> =>
  unwrap(
    api.account.POST('/api/account/v1', {
      body: {
        cbid,
        name,
        phone: phone ?? '',
        address1,
        city,
        zipCode,
        country,
        teams: [{ id: teamId }],
        ...(state && { state }),
      },
      headers: withKey(key),
    }),
  );

/** Puts what was entered on the file of a client. */
export const fileFacts = (
  accountId: string,
  body: AccountFacts,
  key: SubmitKey,
): Promise<Account> =>
  unwrap(
    api.account.PUT('/api/account/v1/{accountId}', {
      params: { path: { accountId } },
      body,
      headers: withKey(key),
    }),
  );
