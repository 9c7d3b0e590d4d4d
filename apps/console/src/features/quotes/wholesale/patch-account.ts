import { useQueryClient } from '@tanstack/react-query';
import { api, unwrap } from '../../../lib/api';
import type { AccountFacts, Quote } from '../../../lib/api-types';
import type { SubmitKey } from '../../../lib/submit-key';
import { withKey } from '../../../lib/with-key';
import { quoteQuery } from '../api';

// Spec 3 §9: the quote is read again every three seconds, ten times at most.
const POLL_MS = 3000;
const TRIES = 10;

/** A quote that was not priced again in time. */
export class MaxRetries extends Error {}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, POLL_MS));

/** Changes facts of the client from the page of a quote, and waits until the quote has its price again. */
export function usePatchAccount(quote: Quote) {
  const queryClient = useQueryClient();
  return async (facts: AccountFacts, isRated: boolean, key: SubmitKey): Promise<void> => {
    const params = { path: { id: quote.id } };
    const body = facts as Record<string, unknown>;
    await unwrap(api.quote.PATCH('/api/quote/v1/{id}', { params, body, headers: withKey(key) }));
    for (let attempt = 0; isRated; attempt += 1) {
      if (attempt === TRIES) throw new MaxRetries();
      await pause();
      const { lastPatched } = await queryClient.fetchQuery({
        ...quoteQuery(quote.id),
        staleTime: 0,
      });
      if (lastPatched && lastPatched !== quote.lastPatched) break;
    }
    await queryClient.invalidateQueries({ queryKey: ['accounts'] });
    await queryClient.invalidateQueries({ queryKey: ['quotes'] });
  };
}
