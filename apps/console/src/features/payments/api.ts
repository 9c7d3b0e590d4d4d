import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api';
import { ANSWERS_TOKEN, withKey } from '../../lib/with-key';
import type { SubmitKey } from '../../lib/submit-key';

/** What is known of the payment of a policy: what is due, the state, and the policy itself. */
export const paymentQuery = (policyId: string) =>
  queryOptions({
    queryKey: ['policies', 'payment', policyId],
    queryFn: () => readPayment(policyId),
    retry: false,
  });

async function readPayment(policyId: string) {
  const params = { path: { policyId } };
  const [balance, status, policy] = await Promise.all([
    unwrap(api.billing.GET('/api/billing/v1/balance/{policyId}', { params })),
    unwrap(api.billing.GET('/api/billing/v1/status/{policyId}', { params })),
    unwrap(api.policy.GET('/api/policy/v1/{policyId}', { params })),
  ]);
  return { ...balance, ...status, policy };
}

export type PaymentPageData = Awaited<ReturnType<typeof readPayment>>;

/** Where the premium can be wired to. */
export const bankQuery = (policyNumber: string) =>
  queryOptions({
    queryKey: ['bank', policyNumber],
    queryFn: () =>
      unwrap(
        api.billing.GET('/api/billing/v1/ach/{policyNumber}', {
          params: { path: { policyNumber } },
        }),
      ),
    staleTime: Infinity,
  });

export type CardOrBank = 'Credit Card' | 'Bank Account';

/** A payment at the processor's portal; the number goes to the portal and nowhere else. */
export interface Charge {
  policyId: string;
  policyNumber: string;
  policyCreated: string;
  customerEmail: string;
  method: CardOrBank;
  number: string;
  amount: number;
  /** When the payer wrote the number down; the same in every attempt. */
  transactionDate: string;
}

/** Hands the number to the portal, then reports the payment with what the portal answered. */
export async function pay(
  { method, number, amount, policyCreated, ...rest }: Charge,
  key: SubmitKey,
) {
  const { key: session } = await unwrap(
    api.billing.GET('/api/billing/v1/oneInc/key', {
      params: { query: { policyId: rest.policyId } },
    }),
  );
  const { transactionId, lastFourDigits } = await unwrap(
    api.billing.POST('/api/billing/v1/portal/{key}/charges', {
      params: { path: { key: session } },
      // The portal knows an attempt by its number, and charges the same one once.
      body: { method, number, amount, transactionId: key },
      headers: ANSWERS_TOKEN,
    }),
  );
  return unwrap(
    api.billing.POST('/api/billing/v1/paid', {
      body: {
        ...rest,
        transactionId,
        lastFourDigits,
        policyCreated,
        isDownPayment: false,
        ...(method === 'Bank Account' ? { bankName: method } : { cardType: method }),
        paymentAmount: amount,
        totalPaymentAmount: amount,
      },
      headers: withKey(key),
    }),
  );
}
