import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../../lib/api';
import type { RenewalQuote, RenewalRequest } from '../../../lib/renewal-types';
import type { SubmitKey } from '../../../lib/submit-key';
import { COMPUTES, withKey } from '../../../lib/with-key';

const RENEWAL = '/api/quote/v1/renewal/{policyId}';

/** What a renewal would be; nothing is saved. */
export const renewalPreviewQuery = (policyId: string, body: RenewalRequest) =>
  queryOptions({
    queryKey: ['quotes', 'renewal-preview', policyId, body],
    queryFn: ({ signal }) =>
      unwrap(
        api.quote.POST(RENEWAL, {
          params: { path: { policyId }, header: { prefer: 'dry-run' } },
          body,
          headers: COMPUTES,
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

/** Makes a quote that renews a policy. */
export const renew = (
  policyId: string,
  body: RenewalRequest,
  key: SubmitKey,
): Promise<RenewalQuote> =>
  unwrap(api.quote.POST(RENEWAL, { params: { path: { policyId } }, body, headers: withKey(key) }));
