import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../../lib/api';
import type { Policy, PolicySchemas } from '../../../lib/api-types';
import type { SubmitKey } from '../../../lib/submit-key';
import { withKey } from '../../../lib/with-key';
import type { PolicyCommand } from '../api';

export type AdhocExcess = PolicySchemas['AdhocExcessRequest'];

const EVIDENCE_MAX = 100;

/** The latest documents of a client: one of them proves what is below. */
export const evidenceQuery = (accountId: string) =>
  queryOptions({
    queryKey: ['documents', 'evidence', accountId],
    queryFn: ({ signal }) =>
      unwrap(
        api.docs.GET('/api/docs/v1/search/{accountId}', {
          params: { path: { accountId }, query: { size: EVIDENCE_MAX } },
          signal,
        }),
      ),
  });

/** Issues the bound quote of an excess policy. */
export const issueExcess =
  (quoteId: string): PolicyCommand =>
  (_, key) =>
    unwrap(
      api.policy.POST('/api/policy/v1/excess/issue/{quoteId}', {
        params: { path: { quoteId } },
        body: {},
        headers: withKey(key),
      }),
    );

/** An excess policy never was. */
export const rescindExcess =
  (reason: string): PolicyCommand =>
  ({ id }, key) =>
    unwrap(
      api.policy.PUT('/api/policy/v1/excess/rescind/{policyId}', {
        params: { path: { policyId: id } },
        body: { reason },
        headers: withKey(key),
      }),
    );

/** Writes an excess policy without a quote. */
export const writeExcess = (body: AdhocExcess, key: SubmitKey): Promise<Policy> =>
  unwrap(api.policy.POST('/api/policy/v1/excess/adhoc', { body, headers: withKey(key) }));
