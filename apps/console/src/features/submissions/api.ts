import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api';
import type {
  NewSubmission,
  Submission,
  SubmissionChange,
  SubmissionDeclination,
  SubmissionSearch,
} from '../../lib/api-types';
import type { SubmitKey } from '../../lib/submit-key';
import { withKey } from '../../lib/with-key';

const ALL = '/api/account/v1/submission';
const ONE = '/api/account/v1/submission/{submissionId}';

// Spec 2 §9: what a list to choose from holds.
const CHOICES = 100;

export const submissionsQuery = (query: SubmissionSearch) =>
  queryOptions({
    queryKey: ['submissions', 'list', query],
    queryFn: ({ signal }) =>
      unwrap(api.account.GET(`${ALL}/search`, { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });

export const submissionQuery = (submissionId: string) =>
  queryOptions({
    queryKey: ['submissions', 'detail', submissionId],
    queryFn: ({ signal }) =>
      unwrap(api.account.GET(ONE, { params: { path: { submissionId } }, signal })),
  });

/** What became of all submissions of the person, in the person's own currency. */
export const submissionStatsQuery = queryOptions({
  queryKey: ['submissions', 'stats'],
  queryFn: ({ signal }) => unwrap(api.account.GET(`${ALL}/stats`, { signal })),
});

/** Who of the provider can be given submissions. */
export const assigneesQuery = queryOptions({
  queryKey: ['submissions', 'assignees'],
  queryFn: ({ signal }) => unwrap(api.account.GET(`${ALL}/assignees`, { signal })),
});

/** The accounts that a submission can be matched to. */
export const matchesQuery = (search: string) =>
  queryOptions({
    queryKey: ['accounts', 'choices', search],
    queryFn: ({ signal }) =>
      unwrap(
        api.account.GET('/api/account/v1/search', {
          params: { query: { size: CHOICES, ...(search && { search }) } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

/** What is done with one submission that takes no body. */
const PLAIN = {
  certify: '/api/account/v1/submission/certify/{submissionId}',
  complete: '/api/account/v1/submission/complete/{submissionId}',
} as const;

/** The calls of submissions; each puts its answer in place and has the lists read again. */
export function useSubmissionCommands() {
  const queryClient = useQueryClient();
  const kept = async (call: Promise<Submission>): Promise<Submission> => {
    const submission = await call;
    queryClient.setQueryData(submissionQuery(submission.id).queryKey, submission);
    void queryClient.invalidateQueries({ queryKey: ['submissions'] });
    return submission;
  };
  const of = (submissionId: string, key: SubmitKey) => ({
    params: { path: { submissionId } },
    headers: withKey(key),
  });
  return {
    create: (body: NewSubmission, key: SubmitKey) =>
      kept(unwrap(api.account.POST(ALL, { body, headers: withKey(key) }))),
    change: (id: string, body: SubmissionChange, key: SubmitKey) =>
      kept(unwrap(api.account.PUT(ONE, { ...of(id, key), body }))),
    decline: (id: string, body: SubmissionDeclination, key: SubmitKey) =>
      kept(
        unwrap(
          api.account.PUT('/api/account/v1/submission/decline/{submissionId}', {
            ...of(id, key),
            body,
          }),
        ),
      ),
    markNonViable: (id: string, reason: string, key: SubmitKey) =>
      kept(
        unwrap(
          api.account.PUT('/api/account/v1/submission/non-viable/{submissionId}', {
            ...of(id, key),
            body: { reason },
          }),
        ),
      ),
    run: (id: string, step: keyof typeof PLAIN, key: SubmitKey) =>
      kept(unwrap(api.account.PUT(PLAIN[step], of(id, key)))),
    assign: async (submissionIds: string[], assignedUser: string, key: SubmitKey) => {
      const body = { submissionIds, assignedUser };
      await unwrap(api.account.PUT(`${ALL}/bulk-assign`, { body, headers: withKey(key) }));
      await queryClient.invalidateQueries({ queryKey: ['submissions'] });
    },
    remove: async (id: string, key: SubmitKey) => {
      await unwrap(api.account.DELETE(ONE, of(id, key)));
      queryClient.removeQueries({ queryKey: submissionQuery(id).queryKey });
      await queryClient.invalidateQueries({ queryKey: ['submissions', 'list'] });
    },
  };
}
