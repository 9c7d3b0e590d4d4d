import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../../lib/api';
import type { CloudIssue, CloudServicesChange } from '../../../lib/tool-types';
import type { SubmitKey } from '../../../lib/submit-key';
import { withKey } from '../../../lib/with-key';

const PRIME_CLOUD = '/api/policy/v1/primecloud/{id}';

/** A PrimeCloud policy with its cloud services. */
export const primeCloudQuery = (id: string) =>
  queryOptions({
    queryKey: ['policies', 'primecloud', id],
    queryFn: ({ signal }) =>
      unwrap(api.policy.GET(PRIME_CLOUD, { params: { path: { id } }, signal })),
  });

/** Names other cloud services in a policy. */
export const changeCloudServices = (id: string, body: CloudServicesChange, key: SubmitKey) =>
  unwrap(api.policy.PUT(PRIME_CLOUD, { params: { path: { id } }, body, headers: withKey(key) }));

/** Issues the policy of a binder with the cloud services that it names. */
export const issuePrimeCloud = (body: CloudIssue, key: SubmitKey) =>
  unwrap(api.policy.POST('/api/policy/v1/primecloud', { body, headers: withKey(key) }));

/** Takes a policy back that was issued in error. */
export const withdrawPrimeCloud = (id: string, key: SubmitKey) =>
  unwrap(api.policy.DELETE(PRIME_CLOUD, { params: { path: { id } }, headers: withKey(key) }));
