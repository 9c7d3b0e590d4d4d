import type { paths as AccountPaths } from '@palisade/clients/account';
import type { paths as AuthPaths } from '@palisade/clients/auth';
import type { paths as BillingPaths } from '@palisade/clients/billing';
import type { paths as ClaimsPaths } from '@palisade/clients/claims';
import type { paths as CommissionsPaths } from '@palisade/clients/commissions';
import type { paths as ConnectorsPaths } from '@palisade/clients/connectors';
import type { paths as DocsPaths } from '@palisade/clients/docs';
import type { paths as GatewayPaths } from '@palisade/clients/gateway';
import type { paths as PolicyPaths } from '@palisade/clients/policy';
import type { paths as QuotePaths } from '@palisade/clients/quote';
import type { paths as RaterPaths } from '@palisade/clients/rater';
import createClient from 'openapi-fetch';
import { authorizedFetch, methodOf } from './authorized-fetch';
import { i18n } from './i18n';
import { ApiError, type Problem } from './problem';
import { keepVersion } from './row-versions';
import { snackbar } from './snackbar';

const options = { baseUrl: location.origin, fetch: authorizedFetch };

/** One typed client for each service. */
export const api = {
  auth: createClient<AuthPaths>(options),
  account: createClient<AccountPaths>(options),
  quote: createClient<QuotePaths>(options),
  rater: createClient<RaterPaths>(options),
  policy: createClient<PolicyPaths>(options),
  billing: createClient<BillingPaths>(options),
  docs: createClient<DocsPaths>(options),
  commissions: createClient<CommissionsPaths>(options),
  connectors: createClient<ConnectorsPaths>(options),
  claims: createClient<ClaimsPaths>(options),
  gateway: createClient<GatewayPaths>(options),
};

interface Answer<T> {
  data?: T;
  error?: unknown;
  response: Response;
}

const problemOf = (body: unknown): Problem =>
  typeof body === 'object' && body !== null ? body : {};

/** Whether the sign-in itself is in trouble (Spec 1 §8). */
const isAuthDown = (status: number, url: string): boolean =>
  [500, 502].includes(status) && new URL(url, location.origin).pathname.startsWith('/api/auth/');

/** The body of a call, or an ApiError: `await unwrap(api.auth.GET('/api/auth/v1/teams'))`. */
export async function unwrap<T>(call: Promise<Answer<T>>): Promise<T> {
  const { data, error, response } = await call;
  // A sign-in that asks for a code answers 307, which is neither success nor failure to fetch.
  if (response.ok) {
    keepVersion(data, response);
    return data as T;
  }
  const { status, url, headers } = response;
  if (isAuthDown(status, url)) snackbar.error(i18n.t('common:error.authServer'));
  const retryAfter = Number(headers.get('retry-after')) || null;
  throw new ApiError(status, { ...problemOf(error), retryAfter }, methodOf(response), url);
}
