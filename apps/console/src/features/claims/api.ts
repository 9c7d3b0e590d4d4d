import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { editing, type Edited } from '../../kit/forms/editing';
import { api, unwrap } from '../../lib/api';
import type {
  Claim,
  ClaimsSchemas,
  ClaimNotice,
  ClaimSearch,
  ClaimSummary,
  Policy,
} from '../../lib/api-types';
import { withKey } from '../../lib/with-key';
import type { SubmitKey } from '../../lib/submit-key';
import { formOf, type ClaimForm } from './claim-form';

const SEARCH = '/api/claims/v1/search';
const CLAIM = '/api/claims/v1/{claimId}';

// Spec 2 §9: what a list to choose from holds.
const CHOICES = 100;

/** A claim as a row of a list. */
export type ClaimRow = ClaimSummary & { id: string };

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

/** What is asked under a product beside the notice. */
export const claimQuestionsQuery = (productType: Policy['product']) =>
  queryOptions({
    queryKey: ['claims', 'questions', productType],
    queryFn: ({ signal }) =>
      unwrap(
        api.claims.GET('/api/claims/v1/questions', { params: { query: { productType } }, signal }),
      ),
  });

/** Where a notice is saved: the first time under a policy, then as its claim. */
export type ClaimTarget = { policyId: string } | { claimId: string };

const saveClaim = (target: ClaimTarget, notice: ClaimNotice, key: SubmitKey): Promise<Claim> => {
  if ('claimId' in target) {
    return unwrap(
      api.claims.PUT(CLAIM, { params: { path: target }, body: notice, headers: withKey(key) }),
    );
  }
  const body = { ...notice, ...target };
  return unwrap(api.claims.POST('/api/policy/v1/claim', { body, headers: withKey(key) }));
};

const correctClaim = (
  claimId: string,
  body: ClaimsSchemas['CorrectClaimRequest'],
  key: SubmitKey,
): Promise<Claim> =>
  unwrap(
    api.claims.PUT('/api/claims/v1/{claimId}/correction', {
      params: { path: { claimId } },
      body,
      headers: withKey(key),
    }),
  );

const makeClaim = (claimId: string, key: SubmitKey): Promise<Claim> =>
  unwrap(
    api.claims.POST('/api/claims/v1/{claimId}/claim', {
      params: { path: { claimId } },
      headers: withKey(key),
    }),
  );

const endCircumstance = (
  claimId: string,
  body: ClaimsSchemas['EndCircumstanceRequest'],
  key: SubmitKey,
): Promise<Claim> =>
  unwrap(
    api.claims.PUT('/api/claims/v1/{claimId}/circumstance', {
      params: { path: { claimId } },
      body,
      headers: withKey(key),
    }),
  );

const deleteClaim = (claimId: string, key: SubmitKey): Promise<unknown> =>
  unwrap(
    api.claims.DELETE(CLAIM, {
      params: { path: { claimId } },
      headers: withKey(key),
    }),
  );

/** A claim that was just made as one to edit; undefined while it cannot be read. */
export async function editingMade(claimId: string): Promise<Edited<ClaimForm> | undefined> {
  const claim = await readClaim(claimId).catch(() => undefined);
  return claim && editing(claimQuery(claimId), claim, formOf);
}

/** Saves and deletes claims, and fetches the lists again. */
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
    correct: async (...request: Parameters<typeof correctClaim>): Promise<Claim> => {
      const claim = await correctClaim(...request);
      queryClient.setQueryData(claimQuery(claim.claimId).queryKey, claim);
      void refresh();
      return claim;
    },
    makeClaim: async (...request: Parameters<typeof makeClaim>): Promise<void> => {
      const claim = await makeClaim(...request);
      queryClient.setQueryData(claimQuery(claim.claimId).queryKey, claim);
      void refresh();
    },
    endCircumstance: async (...request: Parameters<typeof endCircumstance>): Promise<void> => {
      const claim = await endCircumstance(...request);
      queryClient.setQueryData(claimQuery(claim.claimId).queryKey, claim);
      void refresh();
    },
    remove: async (claimId: string, key: SubmitKey): Promise<void> => {
      await deleteClaim(claimId, key);
      queryClient.removeQueries({ queryKey: claimQuery(claimId).queryKey });
      void refresh();
    },
  };
}
