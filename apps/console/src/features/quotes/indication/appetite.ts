import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../../lib/api';
import type { AppetiteOutsSearch, AppetiteQuestion } from '../../../lib/api-types';
import type { SubmitKey } from '../../../lib/submit-key';
import { withKey } from '../../../lib/with-key';

/** Whether a risk is wanted, and what would turn it. */
export const askAppetite = (body: AppetiteQuestion, key: SubmitKey) =>
  unwrap(api.quote.POST('/api/quote/v1/appetite', { body, headers: withKey(key) }));

/** The risks that were asked for and are not wanted. */
export const appetiteOutsQuery = (query: AppetiteOutsSearch) =>
  queryOptions({
    queryKey: ['quotes', 'appetite', query],
    queryFn: ({ signal }) =>
      unwrap(api.quote.GET('/api/quote/v1/appetite/search', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });
