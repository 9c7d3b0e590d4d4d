import { api, unwrap } from '../../lib/api';
import type { NewQuote, Quote } from '../../lib/api-types';
import { ApiError } from '../../lib/problem';
import { withKey } from '../../lib/with-key';
import type { SubmitKey } from '../../lib/submit-key';

const SUBMIT = '/api/quote/v1/cart/account/{accountId}/submit';

/** Saves a quote as a draft. */
export const saveDraft = (body: NewQuote, key: SubmitKey): Promise<Quote> =>
  unwrap(api.quote.POST('/api/quote/v1', { body, headers: withKey(key) }));

/** Requests drafts of one account; rejects with every reason when any of them is refused. */
export async function requestDrafts(
  accountId: string,
  quoteIds: string[],
  key: SubmitKey,
): Promise<Quote[]> {
  const { sent, errors } = await unwrap(
    api.quote.POST(SUBMIT, {
      params: { path: { accountId } },
      body: { quoteIds },
      headers: withKey(key),
    }),
  );
  if (errors.length === 0) return sent;
  throw new ApiError(409, { errors }, 'POST', SUBMIT.replace('{accountId}', accountId));
}

/** Requests one draft and answers it as it is then. */
export async function requestDraft({ id, accountId }: Quote, key: SubmitKey): Promise<Quote> {
  const [requested] = await requestDrafts(accountId, [id], key);
  if (!requested) throw new Error('A request without refusal answers its quote.');
  return requested;
}
