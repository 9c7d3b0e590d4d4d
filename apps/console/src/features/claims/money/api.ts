import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api, unwrap } from '../../../lib/api';
import type {
  ClaimMoney,
  ClaimPaymentMove,
  ClaimPaymentRequest,
  ClaimRecoveryRequest,
} from '../../../lib/claim-types';
import type { SubmitKey } from '../../../lib/submit-key';
import { COMPUTES, withKey } from '../../../lib/with-key';

const FILE = '/api/claims/v1/claimsFile/{claimId}';

/** What of a claim is reserved, paid, back and left. */
export const claimMoneyQuery = (claimId: string) =>
  queryOptions({
    queryKey: ['claims', 'money', claimId],
    queryFn: ({ signal }) =>
      unwrap(api.claims.GET(`${FILE}/money`, { params: { path: { claimId } }, signal })),
  });

/** What decides the cover of a claim, line by line. */
export const worksheetQuery = (claimId: string) =>
  queryOptions({
    queryKey: ['claims', 'worksheet', claimId],
    queryFn: ({ signal }) =>
      unwrap(api.claims.GET(`${FILE}/worksheet`, { params: { path: { claimId } }, signal })),
  });

/** What a payment would be; nothing is saved. */
export const previewPayment = (claimId: string, body: ClaimPaymentRequest): Promise<ClaimMoney> =>
  unwrap(
    api.claims.POST(`${FILE}/payments`, {
      params: { path: { claimId }, header: { prefer: 'dry-run' } },
      body,
      headers: COMPUTES,
    }),
  );

/** Every list and record of claims is read again after a call. */
function useThenRead() {
  const queryClient = useQueryClient();
  return async (call: Promise<ClaimMoney>): Promise<ClaimMoney> => {
    const money = await call;
    await queryClient.invalidateQueries({ queryKey: ['claims'] });
    void queryClient.invalidateQueries({ queryKey: ['timeline'] });
    return money;
  };
}

/** What people do with the payments of a claim, and what came back. */
export function useClaimMoneyCommands(claimId: string) {
  const then = useThenRead();
  const path = { claimId };
  return {
    pay: (body: ClaimPaymentRequest, key: SubmitKey) =>
      then(
        unwrap(
          api.claims.POST(`${FILE}/payments`, { params: { path }, body, headers: withKey(key) }),
        ),
      ),
    move: (paymentId: string, body: ClaimPaymentMove, key: SubmitKey) =>
      then(
        unwrap(
          api.claims.PUT(`${FILE}/payments/{paymentId}`, {
            params: { path: { ...path, paymentId } },
            body,
            headers: withKey(key),
          }),
        ),
      ),
    approve: (paymentId: string, key: SubmitKey) =>
      then(
        unwrap(
          api.claims.PUT(`${FILE}/payments/{paymentId}/approval`, {
            params: { path: { ...path, paymentId } },
            headers: withKey(key),
          }),
        ),
      ),
    recover: (body: ClaimRecoveryRequest, key: SubmitKey) =>
      then(
        unwrap(
          api.claims.POST(`${FILE}/recoveries`, { params: { path }, body, headers: withKey(key) }),
        ),
      ),
  };
}

/** What another person does with a change of reserves that waits. */
export function useWaitingReserves(claimId: string) {
  const then = useThenRead();
  const path = { claimId };
  return {
    approveReserves: (changeId: string, key: SubmitKey) =>
      then(
        unwrap(
          api.claims.PUT(`${FILE}/reserves/{changeId}/approval`, {
            params: { path: { ...path, changeId } },
            headers: withKey(key),
          }),
        ),
      ),
    withdrawReserves: (changeId: string, key: SubmitKey) =>
      then(
        unwrap(
          api.claims.DELETE(`${FILE}/reserves/{changeId}`, {
            params: { path: { ...path, changeId } },
            headers: withKey(key),
          }),
        ),
      ),
  };
}
