import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api';
import type {
  ClosingReason,
  Quote,
  QuoteIrpm,
  QuoteSearch,
  TermsUpdate,
} from '../../lib/api-types';
import { randomId } from '../../lib/random-id';

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

const keyed = () => ({ 'Idempotency-Key': randomId() });

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
