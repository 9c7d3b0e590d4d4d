import createClient from 'openapi-fetch';
import type {
  AccountPaths,
  AuthPaths,
  BillingPaths,
  ClaimsPaths,
  CommissionsPaths,
  ConnectorsPaths,
  DocsPaths,
  GatewayPaths,
  PolicyPaths,
  QuotePaths,
  RaterPaths,
} from './api-types';
import { authorizedFetch, methodOf } from './authorized-fetch';
import { ApiError, type Problem } from './problem';
import { keepVersion } from './row-versions';

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

/** The body of a call, or an ApiError: `await unwrap(api.auth.GET('/api/auth/v1/teams'))`. */
export async function unwrap<T>(call: Promise<Answer<T>>): Promise<T> {
  const { data, error, response } = await call;
  // A sign-in that asks for a code answers 307, which is neither success nor failure to fetch.
  if (response.ok) {
    keepVersion(data, response);
    return data as T;
  }
  throw new ApiError(response.status, problemOf(error), methodOf(response), response.url);
}
