import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../../lib/api';

export const revisionsQuery = (policyId: string) =>
  queryOptions({
    queryKey: ['policies', 'revisions', policyId],
    queryFn: ({ signal }) =>
      unwrap(
        api.policy.GET('/api/policy/v1/revisions/{policyId}', {
          params: { path: { policyId } },
          signal,
        }),
      ),
  });

/** What differs between the terms after two revisions. */
export const diffQuery = (policyId: string, from: number, to: number) =>
  queryOptions({
    queryKey: ['policies', 'diff', policyId, from, to],
    queryFn: ({ signal }) =>
      unwrap(
        api.policy.GET('/api/policy/v1/diff/{policyId}', {
          params: { path: { policyId }, query: { from, to } },
          signal,
        }),
      ),
  });

/** A policy as its acts say it was on a day, by what was recorded at an instant. */
export const policyThenQuery = (
  policyId: string,
  asked: { asOf?: string | undefined; knownAt?: string | undefined },
) =>
  queryOptions({
    queryKey: ['policies', 'then', policyId, asked],
    queryFn: ({ signal }) =>
      unwrap(
        api.policy.GET('/api/policy/v1/{policyId}', {
          params: { path: { policyId }, query: asked },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
