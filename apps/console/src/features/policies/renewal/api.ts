import type { Page } from '@palisade/kernel';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../../lib/api';
import type { PolicySchemas, PolicySummary } from '../../../lib/api-types';
import type { Renewal, RenewalSearch } from '../../../lib/renewal-types';
import type { SubmitKey } from '../../../lib/submit-key';
import { withKey } from '../../../lib/with-key';
import type { PolicyCommand } from '../api';

type OptOut = PolicySchemas['OptOutRequest'];
type NonRenewal = PolicySchemas['NonRenewRequest'];

/** The policies near their end, with how far the renewal of each has come. */
export const renewalsQuery = (query: RenewalSearch) =>
  queryOptions({
    queryKey: ['policies', 'renewals', query],
    queryFn: ({ signal }): Promise<Page<Renewal>> =>
      unwrap(api.policy.GET('/api/policy/v1/search/renewals', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });

/** No renewal is wanted, or one is again. */
export const optOut =
  (body: OptOut): PolicyCommand =>
  ({ id }, key) =>
    unwrap(
      api.policy.PUT('/api/policy/v1/optout/{policyId}', {
        params: { path: { policyId: id } },
        body,
        headers: withKey(key),
      }),
    );

/** The insurer does not renew. */
export const nonRenew =
  (body: NonRenewal): PolicyCommand =>
  ({ id }, key) =>
    unwrap(
      api.policy.PUT('/api/policy/v1/non-renew/{policyId}', {
        params: { path: { policyId: id } },
        body,
        headers: withKey(key),
      }),
    );

/** Reminds nobody of the end of a policy any more, or again. */
export const muteReminders = (
  { id }: Pick<PolicySummary, 'id'>,
  mute: boolean,
  key: SubmitKey,
): Promise<unknown> =>
  unwrap(
    api.policy.POST('/api/policy/v1/mute-renewal-reminders', {
      body: { policyIds: [id], mute },
      headers: withKey(key),
    }),
  );

/** Has the renewal of a policy quoted by itself. */
export const renewAutomatically = (
  { id }: Pick<PolicySummary, 'id'>,
  key: SubmitKey,
): Promise<unknown> =>
  unwrap(
    api.policy.POST('/api/policy/v1/auto-renewal/{policyId}', {
      params: { path: { policyId: id } },
      headers: withKey(key),
    }),
  );
