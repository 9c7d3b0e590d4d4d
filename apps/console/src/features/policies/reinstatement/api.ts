import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../../lib/api';
import type { Signing } from '../../../lib/api-types';
import type { SubmitKey } from '../../../lib/submit-key';
import { withKey } from '../../../lib/with-key';

/** What it takes to have a policy back that was cancelled for non-payment. */
export const reinstatementQuery = (policyId: string) =>
  queryOptions({
    queryKey: ['policies', 'reinstatement', policyId],
    queryFn: ({ signal }) => readReinstatement(policyId, signal),
  });

const readReinstatement = (policyId: string, signal: AbortSignal) =>
  unwrap(
    api.policy.GET('/api/policy/v1/reinstatement/{policyId}', {
      params: { path: { policyId } },
      signal,
    }),
  );

export type Reinstatement = Awaited<ReturnType<typeof readReinstatement>>;

/** Signs the statement of no loss that was read. */
export const signNoLoss = (
  { policyId, statement: { version } }: Reinstatement,
  signing: Signing,
  key: SubmitKey,
) =>
  unwrap(
    api.policy.POST('/api/policy/v1/reinstatement/{policyId}/statement', {
      params: { path: { policyId } },
      body: { ...signing, version, accepted: true },
      headers: withKey(key),
    }),
  );
