import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../../lib/api';
import type { Quote } from '../../../lib/api-types';

/** The rating that gave a quote its premium, with what it read. */
export const quoteRatingQuery = ({ id, rating }: Pick<Quote, 'id' | 'rating'>) =>
  queryOptions({
    queryKey: ['quotes', 'rating', id, rating?.ratingId],
    queryFn: ({ signal }) =>
      unwrap(api.quote.GET('/api/quote/v1/{id}/rating', { params: { path: { id } }, signal })),
  });
