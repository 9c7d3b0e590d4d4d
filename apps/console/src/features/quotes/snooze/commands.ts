import { useQueryClient } from '@tanstack/react-query';
import type { Quote } from '../../../lib/api-types';
import type { SubmitKey } from '../../../lib/submit-key';
import { quoteQuery, snooze, wake, type QuoteAct } from '../api';

type Of = Parameters<QuoteAct>[0];

/** Puts quotes aside and takes them back; both show in the lists at once. */
export function useSnoozeCommands() {
  const queryClient = useQueryClient();
  const then = async (call: Promise<Quote>): Promise<Quote> => {
    const quote = await call;
    queryClient.setQueryData(quoteQuery(quote.id).queryKey, quote);
    await queryClient.invalidateQueries({ queryKey: ['quotes', 'list'] });
    return quote;
  };
  return {
    putAside: (quote: Of, until: string, key: SubmitKey) => then(snooze(until)(quote, key)),
    takeBack: (quote: Of, key: SubmitKey) => then(wake(quote, key)),
  };
}
