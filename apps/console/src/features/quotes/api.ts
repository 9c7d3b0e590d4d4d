import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api';
import type {
  AdditionalInsuredFields,
  ClosingReason,
  QuoteDeclination,
  Quote,
  QuoteIrpm,
  QuoteReadSearch,
  TermsUpdate,
} from '../../lib/api-types';
import { useStore } from '../../lib/store';
import { useUndoable } from '../../lib/undoable';
import { withKey } from '../../lib/with-key';
import type { SubmitKey } from '../../lib/submit-key';
import { foresee, foreseenStore, withForeseen, type Foreseen } from './foreseen';

const SEARCH = '/api/quote/v1/search';
const READ = '/api/quote/v1/search/read';

export const quotesQuery = (query: QuoteReadSearch) =>
  queryOptions({
    queryKey: ['quotes', 'list', query],
    queryFn: ({ signal }) =>
      unwrap(
        query?.isRead === undefined
          ? api.quote.GET(SEARCH, { params: { query }, signal })
          : api.quote.GET(READ, { params: { query }, signal }),
      ),
    placeholderData: keepPreviousData,
  });

export const quoteQuery = (id: string) =>
  queryOptions({
    queryKey: ['quotes', 'detail', id],
    queryFn: ({ signal }) =>
      unwrap(api.quote.GET('/api/quote/v1/{id}', { params: { path: { id } }, signal })),
  });

/** A quote as it is read, under what was just done to it and can still be taken back. */
export function useQuoteQuery(id: string) {
  const foreseen = useStore(foreseenStore);
  return { ...quoteQuery(id), select: (quote: Quote) => withForeseen(quote, foreseen) };
}

/** Something that is done with a quote and answers the quote as it is then. */
export type QuoteCommand = (quote: Quote, key: SubmitKey) => Promise<Quote>;

/** The same where a row of a list is enough. */
export type QuoteAct = (quote: Pick<Quote, 'id' | 'product'>, key: SubmitKey) => Promise<Quote>;

export const underwrite: QuoteAct = ({ id }, key) =>
  unwrap(
    api.quote.PUT('/api/quote/v1/uw/underwrite/{quoteId}', {
      params: { path: { quoteId: id } },
      headers: withKey(key),
    }),
  );

/** Makes a draft like a quote. */
export const duplicateQuote: QuoteAct = ({ id }, key) =>
  unwrap(
    api.quote.POST('/api/quote/v1/duplicate/{quoteId}', {
      params: { path: { quoteId: id } },
      headers: withKey(key),
    }),
  );

/** Names who is insured beside the named insured. */
export const changeAdditionalInsureds =
  (additionalInsureds: AdditionalInsuredFields[]): QuoteCommand =>
  ({ id }, key) =>
    unwrap(
      api.quote.PUT('/api/quote/v1/additional-insureds/{quoteId}', {
        params: { path: { quoteId: id } },
        body: { additionalInsureds },
        headers: withKey(key),
      }),
    );

export const release =
  (message: string | undefined): QuoteCommand =>
  ({ id }, key) =>
    unwrap(
      api.quote.PUT('/api/quote/v1/release/{quoteId}', {
        params: { path: { quoteId: id } },
        body: message ? { message } : {},
        headers: withKey(key),
      }),
    );

export const updateTerms =
  (terms: TermsUpdate): QuoteCommand =>
  ({ id }, key) =>
    unwrap(
      api.quote.PUT('/api/quote/v1/update/{quoteId}', {
        params: { path: { quoteId: id } },
        body: { terms },
        headers: withKey(key),
      }),
    );

export const saveIrpm =
  (irpm: QuoteIrpm): QuoteCommand =>
  ({ id }, key) =>
    unwrap(
      api.quote.PUT('/api/quote/v1/irpm/{quoteId}', {
        params: { path: { quoteId: id } },
        body: irpm,
        headers: withKey(key),
      }),
    );

export const saveBrokerFees =
  (fees: { brokerFee: number; additionalBrokerFee: number }): QuoteCommand =>
  ({ id }, key) =>
    unwrap(
      api.quote.PUT('/api/quote/v1/broker-fees/{quoteId}', {
        params: { path: { quoteId: id } },
        body: fees,
        headers: withKey(key),
      }),
    );

export const saveMgaFee =
  (fee: { mgaFee: number }): QuoteCommand =>
  ({ id }, key) =>
    unwrap(
      api.quote.PUT('/api/quote/v1/mga-fees/{quoteId}', {
        params: { path: { quoteId: id } },
        body: fee,
        headers: withKey(key),
      }),
    );

/** Takes a bound quote back. */
export const rescind =
  (reason: string): QuoteCommand =>
  ({ id }, key) =>
    unwrap(
      api.quote.PUT('/api/quote/v1/rescind/{quoteId}', {
        params: { path: { quoteId: id } },
        body: { reason },
        headers: withKey(key),
      }),
    );

export const decline =
  (why: Omit<QuoteDeclination, 'quoteId'>): QuoteAct =>
  ({ id }, key) =>
    unwrap(
      api.quote.PUT('/api/quote/v1/decline/{id}', {
        params: { path: { id } },
        body: { quoteId: id, ...why },
        headers: withKey(key),
        keepalive: true,
      }),
    );

export const markLost =
  (why: ClosingReason): QuoteAct =>
  ({ id, product }, key) =>
    unwrap(
      api.quote.PUT('/api/quote/v1/lost/{id}', {
        params: { path: { id } },
        body: { productType: product, ...why },
        headers: withKey(key),
        keepalive: true,
      }),
    );

export const revive: QuoteCommand = ({ id }, key) =>
  unwrap(
    api.quote.PUT('/api/quote/v1/revive/{quoteId}', {
      params: { path: { quoteId: id } },
      headers: withKey(key),
    }),
  );

export const restore: QuoteCommand = ({ id }, key) =>
  unwrap(
    api.quote.PUT('/api/quote/v1/restore/{quoteId}', {
      params: { path: { quoteId: id } },
      headers: withKey(key),
    }),
  );

/** An agent asks for a review; an underwriter refers. */
export const refer =
  (reason: string, isStaff: boolean): QuoteCommand =>
  ({ id }, key) => {
    const call = { params: { path: { quoteId: id } }, body: { reason } };
    return unwrap(
      isStaff
        ? api.quote.PUT('/api/quote/v1/uw/refer/{quoteId}', { ...call, headers: withKey(key) })
        : api.quote.POST('/api/quote/v1/request-review/{quoteId}', {
            ...call,
            headers: withKey(key),
          }),
    );
  };

export const setNeedBy =
  (needBy: string): QuoteAct =>
  ({ id }, key) =>
    unwrap(
      api.quote.PUT('/api/quote/v1/update/needBy', {
        params: { query: { quoteId: id, needBy } },
        headers: withKey(key),
        keepalive: true,
      }),
    );

/** Underwriters that can be given a quote. */
export const underwritersQuery = queryOptions({
  queryKey: ['quotes', 'underwriters'],
  queryFn: ({ signal }) => unwrap(api.quote.GET('/api/quote/v1/underwriter', { signal })),
});

/** Gives a quote to an underwriter. */
export const assignUnderwriter =
  (underwriterId: string): QuoteAct =>
  ({ id }, key) =>
    unwrap(
      api.quote.PUT('/api/quote/v1/underwriter/{quoteId}', {
        params: { path: { quoteId: id } },
        body: { underwriterId },
        headers: withKey(key),
      }),
    );

/** Marks a quote as urgent, or no longer, and answers it as it is then. */
export const toggleUrgent: QuoteCommand = async (quote, key) => {
  const { urgencyIndex } = await unwrap(
    api.quote.PUT('/api/quote/v1/uw/toggle-flag/{quoteId}', {
      params: { path: { quoteId: quote.id } },
      headers: withKey(key),
    }),
  );
  return { ...quote, urgencyIndex };
};

export const deleteQuote = ({ id }: Pick<Quote, 'id'>, key: SubmitKey): Promise<unknown> =>
  unwrap(
    api.quote.DELETE('/api/quote/v1/{id}', { params: { path: { id } }, headers: withKey(key) }),
  );

const SNOOZE = '/api/quote/v1/snooze/{quoteId}';

/** Puts a quote aside for this person until an instant. */
export const snooze =
  (until: string): QuoteAct =>
  ({ id }, key) =>
    unwrap(
      api.quote.PUT(SNOOZE, {
        params: { path: { quoteId: id } },
        body: { until },
        headers: withKey(key),
      }),
    );

/** Takes a quote back that this person put aside. */
export const wake: QuoteAct = ({ id }, key) =>
  unwrap(api.quote.DELETE(SNOOZE, { params: { path: { quoteId: id } }, headers: withKey(key) }));

/** Runs a command, shows its answer at once and fetches the lists again. */
export function useQuoteCommand(quote: Quote) {
  const queryClient = useQueryClient();
  return async (command: QuoteCommand, key: SubmitKey): Promise<Quote> => {
    const changed = await command(quote, key);
    queryClient.setQueryData(quoteQuery(changed.id).queryKey, changed);
    await queryClient.invalidateQueries({ queryKey: ['quotes', 'list'] });
    await queryClient.invalidateQueries({ queryKey: ['quotes', 'timeline', changed.id] });
    return changed;
  };
}

/** What a command does, as its notice says it, and what is shown of the quote until it settles. */
interface Doing extends Pick<Foreseen, 'shown'> {
  text: string;
}

/** Runs a command that can be taken back for five seconds; the page shows at once what it will be. */
export function useUndoableCommand(quote: Quote) {
  const queryClient = useQueryClient();
  const run = useQuoteCommand(quote);
  const undoable = useUndoable();
  return (command: QuoteCommand, key: SubmitKey, { text, shown }: Doing): void => {
    const settle = foresee({ quoteId: quote.id, shown });
    undoable({
      text,
      about: quote.quoteNumber,
      act: () => run(command, key).finally(settle),
      onUndone: () => {
        settle();
        void queryClient.invalidateQueries({ queryKey: ['quotes'] });
      },
    });
  };
}
