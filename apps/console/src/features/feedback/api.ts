import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api';
import type { FeedbackDraft, FeedbackSearch } from '../../lib/api-types';
import type { SubmitKey } from '../../lib/submit-key';
import { withKey } from '../../lib/with-key';

const FEEDBACK = '/api/account/v1/feedback';

export const feedbackQuery = (query: FeedbackSearch) =>
  queryOptions({
    queryKey: ['feedback', query],
    queryFn: ({ signal }) => unwrap(api.account.GET(FEEDBACK, { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });

export const giveFeedback = (body: FeedbackDraft, key: SubmitKey) =>
  unwrap(api.account.POST(FEEDBACK, { body, headers: withKey(key) }));
