import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { editing, type Edited } from '../../kit/editing';
import { api, unwrap } from '../../lib/api';
import type { Claim, ClaimNotice, ClaimSearch } from '../../lib/api-types';
import { keyed } from '../../lib/keyed';
import { formOf, type ClaimForm } from './claim-form';

const SEARCH = '/api/claims/v1/search';
const CLAIM = '/api/claims/v1/{claimId}';

// Spec 2 §9: what a list to choose from holds.
const CHOICES = 100;

/** The claims of a search; a claim is known by its claim id. */
export const claimsQuery = (query: ClaimSearch) =>
  queryOptions({
    queryKey: ['claims', 'list', query],
    queryFn: async ({ signal }) => {
      const page = await unwrap(api.claims.GET(SEARCH, { params: { query }, signal }));
      return { ...page, content: page.content.map((claim) => ({ ...claim, id: claim.claimId })) };
    },
    placeholderData: keepPreviousData,
  });

export const claimQuery = (claimId: string) =>
  queryOptions({
    queryKey: ['claims', 'detail', claimId],
    queryFn: ({ signal }) => readClaim(claimId, signal),
  });

const readClaim = (claimId: string, signal?: AbortSignal): Promise<Claim> =>
  unwrap(api.claims.GET(CLAIM, { params: { path: { claimId } }, ...(signal && { signal }) }));

/** The policies under which a claim can be reported, the newest first. */
export const insuredPoliciesQuery = queryOptions({
  queryKey: ['policies', 'reportable'],
  queryFn: async ({ signal }) => {
    const query = { size: CHOICES, sort: ['created,desc'] };
    const call = api.policy.GET('/api/policy/v1/search', { params: { query }, signal });
    return (await unwrap(call)).content;
  },
});

/** The policy that a claim is reported under, for what it says of the insured. */
export const insuredQuery = (policyId: string) =>
  queryOptions({
    queryKey: ['policies', 'insured', policyId],
    queryFn: ({ signal }) =>
      unwrap(
        api.policy.GET('/api/policy/v1/{policyId}', { params: { path: { policyId } }, signal }),
      ),
  });

/** All rows of a search in their order, as the server writes them into a file. */
export async function exportClaims(query: ClaimSearch): Promise<Blob> {
  const headers = { accept: 'text/csv' };
  const file: unknown = await unwrap(
    api.claims.GET(SEARCH, { params: { query }, headers, parseAs: 'blob' }),
  );
  return file as Blob;
}

/** Where a notice is saved: the first time under a policy, then as its claim. */
export type ClaimTarget = { policyId: string } | { claimId: string };

const saveClaim = (
  target: ClaimTarget,
  notice: ClaimNotice,
  idempotencyKey: string,
): Promise<Claim> => {
  const headers = keyed(idempotencyKey);
  return 'claimId' in target
    ? unwrap(api.claims.PUT(CLAIM, { params: { path: target }, body: notice, headers }))
    : unwrap(api.claims.POST('/api/policy/v1/claim', { body: { ...notice, ...target }, headers }));
};

const deleteClaim = (claimId: string): Promise<unknown> =>
  unwrap(
    api.claims.DELETE(CLAIM, {
      params: { path: { claimId } },
      headers: keyed(),
    }),
  );

/** A claim that was just made as one to edit; undefined while it cannot be read. */
export async function editingMade(claimId: string): Promise<Edited<ClaimForm> | undefined> {
  const claim = await readClaim(claimId).catch(() => undefined);
  return claim && editing(claimQuery(claimId), claim, formOf);
}

/** Saves and deletes claims, and fetches the lists anew. */
export function useClaimCommands() {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['claims'] });
  return {
    save: async (...request: Parameters<typeof saveClaim>): Promise<Claim> => {
      const claim = await saveClaim(...request);
      queryClient.setQueryData(claimQuery(claim.claimId).queryKey, claim);
      void refresh();
      return claim;
    },
    remove: async (claimId: string): Promise<void> => {
      await deleteClaim(claimId);
      queryClient.removeQueries({ queryKey: claimQuery(claimId).queryKey });
      void refresh();
    },
  };
}
