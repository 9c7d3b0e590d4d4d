import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api';
import type {
  EarnedPremiumSearch,
  PolicyAggregateSearch,
  QuoteAggregateSearch,
  QuoteFiguresSearch,
} from '../../lib/api-types';

/** What the quotes in the person's scope would cost together. */
export const quotePremiumQuery = (query: QuoteFiguresSearch) =>
  queryOptions({
    queryKey: ['quotes', 'premium', query],
    queryFn: ({ signal }) =>
      unwrap(api.quote.GET('/api/quote/v1/search/premium', { params: { query }, signal })),
  });

export const quoteAggregateQuery = (query: QuoteAggregateSearch) =>
  queryOptions({
    queryKey: ['quotes', 'aggregate', query],
    queryFn: ({ signal }) =>
      unwrap(api.quote.GET('/api/quote/v1/search/aggregate', { params: { query }, signal })),
  });

export const policyAggregateQuery = (query: PolicyAggregateSearch) =>
  queryOptions({
    queryKey: ['policies', 'aggregate', query],
    queryFn: ({ signal }) =>
      unwrap(api.policy.GET('/api/policy/v1/search/aggregate', { params: { query }, signal })),
  });

export const earnedPremiumQuery = (query: EarnedPremiumSearch) =>
  queryOptions({
    queryKey: ['policies', 'earned', query],
    queryFn: ({ signal }) =>
      unwrap(api.policy.GET('/api/policy/v1/earned-premium/graph', { params: { query }, signal })),
  });
