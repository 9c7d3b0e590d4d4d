import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api, unwrap } from '../../../lib/api';
import type { QuoteAgent, SpecifiedEvent, SpecifiedEventFields } from '../../../lib/api-types';
import type { SubmitKey } from '../../../lib/submit-key';
import { withKey } from '../../../lib/with-key';
import { quoteQuery, type QuoteCommand } from '../api';

/** Gives a quote the terms of its first request again. */
export const resetQuote: QuoteCommand = ({ id }, key) =>
  unwrap(
    api.quote.PUT('/api/quote/v1/reset/{quoteId}', {
      params: { path: { quoteId: id } },
      headers: withKey(key),
    }),
  );

/** Writes a quote on the other paper. */
export const switchMarket: QuoteCommand = ({ id, isSurplus }, key) =>
  unwrap(
    api.quote.PUT('/api/quote/v1/switch-surplus/{quoteId}', {
      params: { path: { quoteId: id } },
      body: { isSurplus: !isSurplus },
      headers: withKey(key),
    }),
  );

/** Lets a weak factor of the risk score refer a quote no more, or again. */
export const bypassRules =
  (reason: string): QuoteCommand =>
  ({ id, bypassCfRules }, key) =>
    unwrap(
      api.quote.PUT('/api/quote/v1/uw/bypass-cf-rules/{quoteId}', {
        params: { path: { quoteId: id } },
        body: { bypass: !bypassCfRules, reason },
        headers: withKey(key),
      }),
    );

/** Has the risk of a quote looked at again. */
export const reassessRisk: QuoteCommand = ({ id, product, agentEmail }, key) =>
  unwrap(
    api.quote.POST('/api/quote/v1/reassess-risk/{quoteId}', {
      params: { path: { quoteId: id } },
      body: { product, agentEmail },
      headers: withKey(key),
    }),
  );

/** Lets a quote go beyond the maximum of all cover, or not any more. */
export const overrideTam =
  (reason: string): QuoteCommand =>
  ({ id, isTamOverridden }, key) =>
    unwrap(
      api.quote.PUT('/api/quote/v1/tam/override/{quoteId}', {
        params: { path: { quoteId: id } },
        body: { override: !isTamOverridden, reason },
        headers: withKey(key),
      }),
    );

/** Rates a priced quote by what is known today. */
export const recalculate: QuoteCommand = ({ id }, key) =>
  unwrap(
    api.quote.POST('/api/quote/v1/recalculate/{quoteId}', {
      params: { path: { quoteId: id } },
      body: {},
      headers: withKey(key),
    }),
  );

/** Asks again for a quote that was refused when it was asked for by API. */
export const retryRequest: QuoteCommand = ({ id }, key) =>
  unwrap(
    api.quote.POST('/api/quote/v1/retryrequest/{quoteId}', {
      params: { path: { quoteId: id } },
      headers: withKey(key),
    }),
  );

/** Issues the policy of a bound quote: staff by one call, an agency by its own. */
export const issuePolicy =
  (isStaff: boolean): QuoteCommand =>
  ({ id }, key) =>
    unwrap(
      isStaff
        ? api.quote.POST('/api/quote/v1/issue/{quoteId}', {
            params: { path: { quoteId: id } },
            body: {},
            headers: withKey(key),
          })
        : api.quote.POST('/api/quote/v1/agent-issue/{quoteId}', {
            params: { path: { quoteId: id } },
            body: {},
            headers: withKey(key),
          }),
    );

/** In percent of the premium; null for that of the agency. */
export const changeCommission =
  (commission: number | null): QuoteCommand =>
  ({ id }, key) =>
    unwrap(
      api.quote.PUT('/api/quote/v1/commission/{quoteId}', {
        params: { path: { quoteId: id } },
        body: { commission },
        headers: withKey(key),
      }),
    );

export const changeAgent =
  (agent: QuoteAgent): QuoteCommand =>
  ({ id }, key) =>
    unwrap(
      api.quote.PUT('/api/quote/v1/agent/{quoteId}', {
        params: { path: { quoteId: id } },
        body: agent,
        headers: withKey(key),
      }),
    );

/** Deletes all invalid or expired quotes of the reader, of one client where it is named. */
export const deleteClosedQuotes = (
  accountId: string | undefined,
  key: SubmitKey,
): Promise<{ deletedCount: number }> =>
  unwrap(
    api.quote.DELETE('/api/quote/v1/bulk/invalid-or-expired', {
      params: { query: accountId ? { accountId } : {} },
      headers: withKey(key),
    }),
  );

/** Marks a quote as read for the side of the reader. */
export const markRead = ({ id }: { id: string }, key: SubmitKey) =>
  unwrap(
    api.quote.PUT('/api/quote/v1/read/{quoteId}', {
      params: { path: { quoteId: id } },
      body: {},
      headers: withKey(key),
    }),
  );

const EVENTS = '/api/quote/v1/specified-events/{quoteId}';
const EVENT = '/api/quote/v1/specified-events/{quoteId}/{eventId}';

export const specifiedEventsQuery = (quoteId: string) =>
  queryOptions({
    queryKey: ['quotes', 'specified-events', quoteId],
    queryFn: ({ signal }) =>
      unwrap(api.quote.GET(EVENTS, { params: { path: { quoteId } }, signal })),
  });

/** Adds, changes and removes the events that the cover of a quote leaves out. */
export function useSpecifiedEvents(quoteId: string) {
  const queryClient = useQueryClient();
  const refetch = async () => {
    await queryClient.invalidateQueries({ queryKey: specifiedEventsQuery(quoteId).queryKey });
    await queryClient.invalidateQueries({ queryKey: quoteQuery(quoteId).queryKey });
  };
  return {
    save: async (eventId: string | undefined, body: SpecifiedEventFields, key: SubmitKey) => {
      await unwrap(
        eventId
          ? api.quote.PUT(EVENT, {
              params: { path: { quoteId, eventId } },
              body,
              headers: withKey(key),
            })
          : api.quote.POST(EVENTS, { params: { path: { quoteId } }, body, headers: withKey(key) }),
      );
      await refetch();
    },
    remove: async ({ id: eventId }: SpecifiedEvent, key: SubmitKey) => {
      await unwrap(
        api.quote.DELETE(EVENT, {
          params: { path: { quoteId, eventId } },
          headers: withKey(key),
        }),
      );
      await refetch();
    },
  };
}
