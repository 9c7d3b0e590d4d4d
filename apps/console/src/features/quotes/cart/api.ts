import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../../lib/api';
import type { NewQuote, Quote } from '../../../lib/api-types';
import { withKey } from '../../../lib/with-key';
import type { SubmitKey } from '../../../lib/submit-key';

const CART = '/api/quote/v1/cart/account/{accountId}';

/** The variations that were put together for an account and not yet sent. */
export const cartQuery = (accountId: string) =>
  queryOptions({
    queryKey: ['quotes', 'cart', accountId],
    queryFn: ({ signal }) =>
      unwrap(api.quote.GET(CART, { params: { path: { accountId } }, signal })),
  });

/** Adds a variation; 409 when the cart is full. */
export const addToCart = ({ accountId, ...body }: NewQuote, key: SubmitKey): Promise<Quote> =>
  unwrap(api.quote.POST(CART, { params: { path: { accountId } }, body, headers: withKey(key) }));

export const removeFromCart = (
  accountId: string,
  quoteId: string,
  key: SubmitKey,
): Promise<unknown> =>
  unwrap(
    api.quote.DELETE('/api/quote/v1/cart/account/{accountId}/{quoteId}', {
      params: { path: { accountId, quoteId } },
      headers: withKey(key),
    }),
  );

/** Sends quotes of an account; answers what was refused beside what was sent. */
export const sendQuotes = (accountId: string, quoteIds: string[], key: SubmitKey) =>
  unwrap(
    api.quote.POST('/api/quote/v1/send', { body: { accountId, quoteIds }, headers: withKey(key) }),
  );
