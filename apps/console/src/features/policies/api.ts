import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api';
import type {
  BinderSearch,
  Cancellation,
  Policy,
  PolicySearch,
  PolicySummary,
} from '../../lib/api-types';
import { isStale } from '../../lib/problem';
import { COMPUTES, withKey } from '../../lib/with-key';
import type { SubmitKey } from '../../lib/submit-key';

const SEARCH = '/api/policy/v1/search';
const BINDERS = '/api/policy/v1/binders/search';

// The reasons of a form change with a release of the service only.
const REASONS_STALE_MS = 15 * 60 * 1000;

export const policiesQuery = (query: PolicySearch) =>
  queryOptions({
    queryKey: ['policies', 'list', query],
    queryFn: ({ signal }) => unwrap(api.policy.GET(SEARCH, { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });

export const bindersQuery = (query: BinderSearch) =>
  queryOptions({
    queryKey: ['policies', 'binders', query],
    queryFn: ({ signal }) => unwrap(api.policy.GET(BINDERS, { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });

/** A policy, or the binder that it will be issued from. */
export const policyQuery = (id: string) =>
  queryOptions({
    queryKey: ['policies', 'detail', id],
    queryFn: ({ signal }) =>
      unwrap(
        api.policy.GET('/api/policy/v1/{policyId}', { params: { path: { policyId: id } }, signal }),
      ),
  });

/** What issuing the policy of a binder waits for. */
export const binderQuery = (id: string) =>
  queryOptions({
    queryKey: ['policies', 'binder', id],
    queryFn: ({ signal }) =>
      unwrap(
        api.policy.GET('/api/policy/v1/binders/{binderId}', {
          params: { path: { binderId: id } },
          signal,
        }),
      ),
  });

export const cancelReasonsQuery = queryOptions({
  queryKey: ['policies', 'reasons', 'cancel'],
  queryFn: () =>
    unwrap(api.policy.GET('/api/policy/v1/reasons', { params: { query: { type: 'cancel' } } })),
  staleTime: REASONS_STALE_MS,
});

/** The policy as a cancellation would leave it; nothing is written. */
export const cancelPreviewQuery = (id: string, body: Cancellation) =>
  queryOptions({
    queryKey: ['policies', 'cancel-preview', id, body],
    queryFn: ({ signal }) =>
      unwrap(
        api.policy.PUT('/api/policy/v1/cancel/{policyId}', {
          params: { path: { policyId: id }, header: { prefer: 'dry-run' } },
          body,
          headers: COMPUTES,
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

/** Something that is done with a policy and answers the policy as it is then. */
export type PolicyCommand = (policy: Pick<PolicySummary, 'id'>, key: SubmitKey) => Promise<Policy>;

/** Staff approves, gives notice or cancels flat; everyone else asks. */
export const cancel =
  (body: Cancellation): PolicyCommand =>
  ({ id }, key) =>
    unwrap(
      api.policy.PUT('/api/policy/v1/cancel/{policyId}', {
        params: { path: { policyId: id } },
        body,
        headers: withKey(key),
      }),
    );

export const rejectCancellation =
  (reason: string): PolicyCommand =>
  ({ id }, key) =>
    unwrap(
      api.policy.PUT('/api/policy/v1/undo-cancel/{policyId}', {
        params: { path: { policyId: id } },
        body: { reason },
        headers: withKey(key),
      }),
    );

export const stopNotice =
  (reason: string): PolicyCommand =>
  ({ id }, key) =>
    unwrap(
      api.policy.PUT('/api/policy/v1/noc/stop/{policyId}', {
        params: { path: { policyId: id } },
        body: { reason },
        headers: withKey(key),
      }),
    );

export const holdNotice =
  (reason: string): PolicyCommand =>
  ({ id }, key) =>
    unwrap(
      api.policy.PUT('/api/policy/v1/noc/hold/{policyId}', {
        params: { path: { policyId: id } },
        body: { reason },
        headers: withKey(key),
      }),
    );

export const releaseNotice =
  (reason: string): PolicyCommand =>
  ({ id }, key) =>
    unwrap(
      api.policy.PUT('/api/policy/v1/noc/release/{policyId}', {
        params: { path: { policyId: id } },
        body: { reason },
        headers: withKey(key),
      }),
    );

export const undoCancelled =
  (reason: string): PolicyCommand =>
  ({ id }, key) =>
    unwrap(
      api.policy.PUT('/api/policy/v1/undo-cancelled/{policyId}', {
        params: { path: { policyId: id } },
        body: { reason },
        headers: withKey(key),
      }),
    );

export const revertRevision =
  (revisionId: string): PolicyCommand =>
  ({ id }, key) =>
    unwrap(
      api.policy.PUT('/api/policy/v1/revert/{policyId}', {
        params: { path: { policyId: id } },
        body: { revisionId },
        headers: withKey(key),
      }),
    );

export const askVoid =
  (reason: string): PolicyCommand =>
  ({ id }, key) =>
    unwrap(
      api.policy.POST('/api/policy/v1/void/{policyId}', {
        params: { path: { policyId: id } },
        body: { reason },
        headers: withKey(key),
      }),
    );

export const decideVoid =
  (body: { approved: boolean; reason: string }): PolicyCommand =>
  ({ id }, key) =>
    unwrap(
      api.policy.PUT('/api/policy/v1/void/{policyId}', {
        params: { path: { policyId: id } },
        body,
        headers: withKey(key),
      }),
    );

export const askVoidCancel =
  (reason: string): PolicyCommand =>
  ({ id }, key) =>
    unwrap(
      api.policy.POST('/api/policy/v1/void-cancel/{policyId}', {
        params: { path: { policyId: id } },
        body: { reason },
        headers: withKey(key),
      }),
    );

export const decideVoidCancel =
  (body: { approved: boolean; reason: string }): PolicyCommand =>
  ({ id }, key) =>
    unwrap(
      api.policy.PUT('/api/policy/v1/void-cancel/{policyId}', {
        params: { path: { policyId: id } },
        body,
        headers: withKey(key),
      }),
    );

export const describe =
  (description: string): PolicyCommand =>
  ({ id }, key) =>
    unwrap(
      api.policy.PUT('/api/policy/v1/description/{id}', {
        params: { path: { id } },
        body: { description },
        headers: withKey(key),
      }),
    );

export const issue: PolicyCommand = ({ id }, key) =>
  unwrap(
    api.policy.POST('/api/policy/v1/binders/issue/{binderId}', {
      params: { path: { binderId: id } },
      body: {},
      headers: withKey(key),
    }),
  );

/** Gives an expired binder more time; the policy page shows it as bound again. */
export const extendBinder = (
  binderId: string,
  body: { binderExpiresOn: string; reason: string },
  key: SubmitKey,
) =>
  unwrap(
    api.policy.PUT('/api/policy/v1/binders/extend/{binderId}', {
      params: { path: { binderId } },
      body,
      headers: withKey(key),
    }),
  );

/** Runs a command, shows its answer at once and fetches what belongs to the policy again. */
export function usePolicyCommand(policy: Pick<PolicySummary, 'id'>) {
  const queryClient = useQueryClient();
  return async (command: PolicyCommand, key: SubmitKey): Promise<Policy> => {
    let changed: Policy;
    try {
      changed = await command(policy, key);
    } catch (error) {
      // What was shown before it is no longer so.
      if (isStale(error)) await queryClient.invalidateQueries({ queryKey: ['policies'] });
      throw error;
    }
    queryClient.setQueryData(policyQuery(changed.id).queryKey, changed);
    await queryClient.invalidateQueries({ queryKey: ['policies'] });
    return changed;
  };
}
