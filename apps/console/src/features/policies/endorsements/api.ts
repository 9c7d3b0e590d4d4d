import type { Product } from '@palisade/trade';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../../lib/api';
import type { Endorsement, EndorsementQuote } from '../../../lib/api-types';
import { COMPUTES, withKey } from '../../../lib/with-key';
import type { SubmitKey } from '../../../lib/submit-key';

// Spec 3 §3: what changes with a rate book only is kept for 15 minutes.
const BOOK_STALE_MS = 15 * 60 * 1000;

/** The address of the options of the United Kingdom, which has no states. */
const NO_STATE = 'UK';

const ENDORSEMENT = '/api/quote/v1/endorsement/{id}';

/** The endorsement quotes of a policy, the latest first. */
export const endorsementsQuery = (policyId: string) =>
  queryOptions({
    queryKey: ['quotes', 'endorsements', policyId],
    queryFn: ({ signal }) =>
      unwrap(api.quote.GET(ENDORSEMENT, { params: { path: { id: policyId } }, signal })),
  });

/** The limits and retentions that a product may be bought with in a state. */
export const limitsQuery = (product: Product, state: string | null) =>
  queryOptions({
    queryKey: ['rater', 'limits', product, state],
    queryFn: () =>
      unwrap(
        api.rater.POST('/api/rater/v1/rules/globals/{state}', {
          params: { path: { state: state ?? NO_STATE } },
          body: { product },
          headers: COMPUTES,
        }),
      ),
    staleTime: BOOK_STALE_MS,
  });

/** What a change would cost; nothing is saved. */
export const endorsementPreviewQuery = (policyId: string, body: Endorsement) =>
  queryOptions({
    queryKey: ['policies', 'endorsement-preview', policyId, body],
    queryFn: ({ signal }) =>
      unwrap(
        api.quote.POST(ENDORSEMENT, {
          params: { path: { id: policyId }, header: { prefer: 'dry-run' } },
          body,
          headers: COMPUTES,
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

/** Makes a quote that changes a policy. */
export const endorse = (
  policyId: string,
  body: Endorsement,
  key: SubmitKey,
): Promise<EndorsementQuote> =>
  unwrap(
    api.quote.POST(ENDORSEMENT, {
      params: { path: { id: policyId } },
      body,
      headers: withKey(key),
    }),
  );

/** Binds an endorsement to the contact of its policy. */
export const bindEndorsement = (quoteId: string, key: SubmitKey): Promise<unknown> =>
  unwrap(
    api.quote.POST('/api/quote/v1/bind/{quoteId}', {
      params: { path: { quoteId } },
      body: {},
      headers: withKey(key),
    }),
  );
