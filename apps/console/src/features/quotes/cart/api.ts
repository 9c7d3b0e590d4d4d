import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../../lib/api';
import type { NewQuote, Quote } from '../../../lib/api-types';
import { withKey } from '../../../lib/with-key';
import type { SubmitKey } from '../../../lib/submit-key';

const CART = '/api/quote/v1/cart/account/{accountId}';
const SUBMISSION_CART = '/api/quote/v1/cart/submission/{submissionId}';

/** Whose cart: that of an account, or of one of its submissions. */
export interface CartOf {
  accountId: string;
  submissionId?: string | null;
}

/** The variations that were put together and not yet sent. */
export const cartQuery = ({ accountId, submissionId = null }: CartOf) =>
  queryOptions({
    queryKey: ['quotes', 'cart', accountId, submissionId],
    queryFn: ({ signal }) =>
      unwrap(
        submissionId
          ? api.quote.GET(SUBMISSION_CART, { params: { path: { submissionId } }, signal })
          : api.quote.GET(CART, { params: { path: { accountId } }, signal }),
      ),
  });

/** Adds a variation; 409 when the cart is full. */
export const addToCart = (
  { accountId, submissionId, ...body }: NewQuote,
  key: SubmitKey,
): Promise<Quote> => {
  return unwrap(
    submissionId
      ? api.quote.POST(SUBMISSION_CART, {
          params: { path: { submissionId } },
          body,
          headers: withKey(key),
        })
      : api.quote.POST(CART, { params: { path: { accountId } }, body, headers: withKey(key) }),
  );
};

export const removeFromCart = (
  { accountId, submissionId }: CartOf,
  quoteId: string,
  key: SubmitKey,
): Promise<unknown> => {
  return unwrap(
    submissionId
      ? api.quote.DELETE('/api/quote/v1/cart/submission/{submissionId}/{quoteId}', {
          params: { path: { submissionId, quoteId } },
          headers: withKey(key),
        })
      : api.quote.DELETE('/api/quote/v1/cart/account/{accountId}/{quoteId}', {
          params: { path: { accountId, quoteId } },
          headers: withKey(key),
        }),
  );
};

/** Sends quotes of a cart; answers what was refused beside what was sent. */
export const sendQuotes = async (
  { accountId, submissionId }: CartOf,
  quoteIds: string[],
  key: SubmitKey,
): Promise<{ errors: { detail: string }[] }> => {
  if (!submissionId) {
    const body = { accountId, quoteIds };
    return unwrap(api.quote.POST('/api/quote/v1/send', { body, headers: withKey(key) }));
  }
  const params = { path: { submissionId } };
  return unwrap(
    api.quote.POST('/api/quote/v1/cart/submission/{submissionId}/submit', {
      params,
      body: { quoteIds },
      headers: withKey(key),
    }),
  );
};
