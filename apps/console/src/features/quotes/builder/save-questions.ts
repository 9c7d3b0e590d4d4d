import { useQueryClient } from '@tanstack/react-query';
import { api, unwrap } from '../../../lib/api';
import type { Quote, SecurityAnswers } from '../../../lib/api-types';
import type { SubmitKey } from '../../../lib/submit-key';
import { withKey } from '../../../lib/with-key';

/** Saves answers with a draft or an indication of Prime 250; says what they do not allow. */
export function useSaveQuestions({ id: quoteId, accountId }: Quote) {
  const queryClient = useQueryClient();
  return async (answers: SecurityAnswers, key: SubmitKey) => {
    const saved = await unwrap(
      api.quote.PUT('/api/quote/v1/p250Details/{accountId}', {
        params: { path: { accountId }, query: { quoteId } },
        body: answers,
        headers: withKey(key),
      }),
    );
    await queryClient.invalidateQueries({ queryKey: ['quotes'] });
    return saved;
  };
}
