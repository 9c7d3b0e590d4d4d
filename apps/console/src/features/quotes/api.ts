import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api';
import type {
  ClosingReason,
  Quote,
  QuoteIrpm,
  QuoteSearch,
  TermsUpdate,
} from '../../lib/api-types';
import { keyed } from '../../lib/keyed';

const SEARCH = '/api/quote/v1/search';

export const quotesQuery = (query: QuoteSearch) =>
  queryOptions({
    queryKey: ['quotes', 'list', query],
    queryFn: ({ signal }) => unwrap(api.quote.GET(SEARCH, { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });

export const quoteQuery = (id: string) =>
  queryOptions({
    queryKey: ['quotes', 'detail', id],
    queryFn: ({ signal }) =>
      unwrap(api.quote.GET('/api/quote/v1/{id}', { params: { path: { id } }, signal })),
  });

/** All rows of a search in their order, as the server writes them into a file. */
export async function exportQuotes(query: QuoteSearch): Promise<Blob> {
  const headers = { accept: 'text/csv' };
  const file: unknown = await unwrap(
    api.quote.GET(SEARCH, { params: { query }, headers, parseAs: 'blob' }),
  );
  return file as Blob;
}

/** Something that is done with a quote and answers the quote as it is then. */
export type QuoteCommand = (quote: Quote) => Promise<Quote>;

export const underwrite: QuoteCommand = ({ id }) =>
  unwrap(
    api.quote.PUT('/api/quote/v1/uw/underwrite/{quoteId}', {
      params: { path: { quoteId: id } },
      headers: keyed(),
    }),
  );

export const release =
  (message: string | undefined): QuoteCommand =>
  ({ id }) =>
    unwrap(
      api.quote.PUT('/api/quote/v1/release/{quoteId}', {
        params: { path: { quoteId: id } },
        body: message ? { message } : {},
        headers: keyed(),
      }),
    );

export const updateTerms =
  (terms: TermsUpdate): QuoteCommand =>
  ({ id }) =>
    unwrap(
      api.quote.PUT('/api/quote/v1/update/{quoteId}', {
        params: { path: { quoteId: id } },
        body: { terms },
        headers: keyed(),
      }),
    );

export const saveIrpm =
  (irpm: QuoteIrpm): QuoteCommand =>
  ({ id }) =>
    unwrap(
      api.quote.PUT('/api/quote/v1/irpm/{quoteId}', {
        params: { path: { quoteId: id } },
        body: irpm,
        headers: keyed(),
      }),
    );

export const decline =
  (why: ClosingReason & { isNotificationEnabled: boolean }): QuoteCommand =>
  ({ id }) =>
    unwrap(
      api.quote.PUT('/api/quote/v1/decline/{id}', {
        params: { path: { id } },
        body: { quoteId: id, ...why },
        headers: keyed(),
      }),
    );

export const markLost =
  (why: ClosingReason): QuoteCommand =>
  ({ id, product }) =>
    unwrap(
      api.quote.PUT('/api/quote/v1/lost/{id}', {
        params: { path: { id } },
        body: { productType: product, ...why },
        headers: keyed(),
      }),
    );

export const revive: QuoteCommand = ({ id }) =>
  unwrap(
    api.quote.PUT('/api/quote/v1/revive/{quoteId}', {
      params: { path: { quoteId: id } },
      headers: keyed(),
    }),
  );

export const restore: QuoteCommand = ({ id }) =>
  unwrap(
    api.quote.PUT('/api/quote/v1/restore/{quoteId}', {
      params: { path: { quoteId: id } },
      headers: keyed(),
    }),
  );

/** An agent asks for a review; an underwriter refers. */
export const refer =
  (reason: string, isStaff: boolean): QuoteCommand =>
  ({ id }) => {
    const call = { params: { path: { quoteId: id } }, body: { reason }, headers: keyed() };
    return unwrap(
      isStaff
        ? api.quote.PUT('/api/quote/v1/uw/refer/{quoteId}', call)
        : api.quote.POST('/api/quote/v1/request-review/{quoteId}', call),
    );
  };

export const setNeedBy =
  (needBy: string): QuoteCommand =>
  ({ id }) =>
    unwrap(
      api.quote.PUT('/api/quote/v1/update/needBy', {
        params: { query: { quoteId: id, needBy } },
        headers: keyed(),
      }),
    );

/** Marks a quote as urgent, or no longer, and answers it as it is then. */
export const toggleUrgent: QuoteCommand = async (quote) => {
  const { urgencyIndex } = await unwrap(
    api.quote.PUT('/api/quote/v1/uw/toggle-flag/{quoteId}', {
      params: { path: { quoteId: quote.id } },
      headers: keyed(),
    }),
  );
  return { ...quote, urgencyIndex };
};

export const deleteQuote = ({ id }: Quote): Promise<unknown> =>
  unwrap(api.quote.DELETE('/api/quote/v1/{id}', { params: { path: { id } }, headers: keyed() }));

/** Runs a command, shows its answer at once and fetches the lists anew. */
export function useQuoteCommand(quote: Quote) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (command: QuoteCommand) => command(quote),
    onSuccess: (changed) => {
      queryClient.setQueryData(quoteQuery(changed.id).queryKey, changed);
      return queryClient.invalidateQueries({ queryKey: ['quotes', 'list'] });
    },
  });
}
