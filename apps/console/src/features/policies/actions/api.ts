import type { components } from '@palisade/clients/policy';
import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../../lib/api';
import { conditionOf } from '../../../lib/row-versions';
import { withKey } from '../../../lib/with-key';
import type { PolicyCommand } from '../api';

/** What an act would do to a policy. */
export type PolicyPreview = components['schemas']['PolicyPreviewResponse'];

/** How much more time to report can be bought. */
export type ReportingMonths = components['schemas']['ErpRequest']['months'];

/** What an act would do; nothing is written. */
export const actPreviewQuery = (
  policyId: string,
  action: PolicyPreview['action'],
  months?: ReportingMonths,
) =>
  queryOptions({
    queryKey: ['policies', 'act-preview', policyId, action, months],
    queryFn: ({ signal }) =>
      unwrap(
        api.policy.GET('/api/policy/v1/{policyId}/preview', {
          params: { path: { policyId }, query: { action, months } },
          signal,
        }),
      ),
  });

/** More time to report is bought. */
export const buyErp =
  (
    body: { months: ReportingMonths; premium: number; effectiveDate: string },
    preview: PolicyPreview | undefined,
  ): PolicyCommand =>
  ({ id: policyId }, key) =>
    unwrap(
      api.policy.POST('/api/policy/v1/erp', {
        body: { policyId, ...body },
        headers: { ...withKey(key), ...(preview && conditionOf(preview)) },
      }),
    );

/** The offer of it is sent, at a price that is named where none is known. */
export const offerErp =
  (body: { annualPremium?: number }): PolicyCommand =>
  ({ id }, key) =>
    unwrap(
      api.policy.PUT('/api/policy/v1/erp/offer/{policyId}', {
        params: { path: { policyId: id } },
        body,
        headers: withKey(key),
      }),
    );
