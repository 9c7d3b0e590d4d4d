import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../../lib/api';
import type { LossTriangleQuery } from '../../../lib/claim-types';

/** What the head of claims looks at first. */
export const claimsDeskQuery = queryOptions({
  queryKey: ['claims', 'desk'],
  queryFn: ({ signal }) => unwrap(api.claims.GET('/api/claims/v1/desk', { signal })),
});

/** How losses develop. */
export const lossTriangleQuery = (query: LossTriangleQuery) =>
  queryOptions({
    queryKey: ['claims', 'triangle', query],
    queryFn: ({ signal }) =>
      unwrap(api.claims.GET('/api/claims/v1/triangles', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });
