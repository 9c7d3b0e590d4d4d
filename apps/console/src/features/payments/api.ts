import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api';
import { ANSWERS_TOKEN, withKey } from '../../lib/with-key';
import type { FinancingQuote } from '../../lib/api-types';
import { i18n } from '../../lib/i18n';
import { ShownError } from '../../lib/problem';
import type { SubmitKey } from '../../lib/submit-key';
import { failPayment } from './payment-failure';
import { chargeAtPortal } from './portal';

/** What is known of the payment of a policy: what is due, the state, and the policy itself. */
export const paymentQuery = (policyId: string) =>
  queryOptions({
    queryKey: ['policies', 'payment', policyId],
    queryFn: () => readPayment(policyId),
    retry: false,
  });

async function readPayment(policyId: string) {
  const params = { path: { policyId } };
  const query = { policyId };
  const [balance, status, policy, plan, { description }, cards] = await Promise.all([
    unwrap(api.billing.GET('/api/billing/v1/balance/{policyId}', { params })),
    unwrap(api.billing.GET('/api/billing/v1/status/{policyId}', { params })),
    unwrap(api.policy.GET('/api/policy/v1/{policyId}', { params })),
    unwrap(api.billing.GET('/api/billing/v1/finance', { params: { query } })),
    unwrap(api.billing.GET('/api/billing/v1/desc', { params: { query } })),
    unwrap(api.billing.GET('/api/billing/v1/xpress-enabled', { params: { query } })),
  ]);
  const { policyNumber } = status;
  const portal = await unwrap(
    api.billing.GET('/api/billing/v1/oneInc/{policyNumber}', {
      params: { path: { policyNumber } },
    }),
  );
  const isCardTaken = cards.enabled;
  return { ...balance, ...status, policy, plan, description, isCardTaken, room: portal.dueAmount };
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
      ).catch(failPayment),
    staleTime: Infinity,
  });

/**
 * What is to be paid now: all that is due, or of a financed policy the down payment alone; what is
 * under way is not asked for again.
 */
export function payableNow({ room, plan }: PaymentPageData): {
  amount: number;
  isDownPayment: boolean;
} {
  if (!plan.accepted) return { amount: room, isDownPayment: false };
  const beyond = Math.round((room - (plan.AmountFinanced ?? 0)) * 100) / 100;
  return { amount: Math.max(0, beyond), isDownPayment: true };
}

/** The ways to pay that the payer's organisation saved. */
export const savedMethodsQuery = (policyId: string) =>
  queryOptions({
    queryKey: ['payment-methods', policyId],
    queryFn: () =>
      unwrap(
        api.billing.GET('/api/billing/v1/payment-methods', { params: { query: { policyId } } }),
      ),
    retry: false,
  });

/** The same for no policy in particular. */
export const ownMethodsQuery = queryOptions({
  queryKey: ['payment-methods'],
  queryFn: ({ signal }) => unwrap(api.billing.GET('/api/billing/v1/payment-methods', { signal })),
});

/** Quotes the installment plan of a policy; the same one until it is over. */
export const planQuery = ({ policy }: PaymentPageData) =>
  queryOptions({
    queryKey: ['policies', 'payment-plan', policy.id],
    queryFn: () =>
      unwrap(
        api.billing.POST('/api/billing/v1/finance', {
          body: { policyId: policy.id, productType: policy.product, email: policy.customerEmail },
          headers: ANSWERS_TOKEN,
        }),
      ),
    retry: false,
    staleTime: Infinity,
  });

/** Accepts the quoted plan with a signature. */
export const acceptPlan = (
  { policy }: PaymentPageData,
  { plan, signature }: { plan: FinancingQuote; signature: string },
  key: SubmitKey,
) =>
  unwrap(
    api.billing.POST('/api/billing/v1/agreement', {
      body: {
        policyId: policy.id,
        productType: policy.product,
        email: policy.customerEmail,
        financeQuoteNumber: plan.FinanceQuoteNumber,
        amountFinanced: plan.AmountFinanced,
        apr: plan.APR,
        numberOfIntsallments: plan.NumberOfInstallments,
        totalPremium: plan.TotalPremium,
        downPayment: plan.DownPayment,
        totalPaymentAmount: plan.TotalPaymentAmount,
        installmentAmount: plan.InstallmentAmount,
        financeCharge: plan.FinanceCharge,
        signature,
        accepted: true,
      },
      headers: withKey(key),
    }),
  );

/** Pays with a saved method. */
export const payWithSaved = ({ policy, room }: PaymentPageData, tokenId: string, key: SubmitKey) =>
  unwrap(
    api.billing.POST('/api/billing/v1/payfor/{accountId}', {
      params: { path: { accountId: policy.accountId } },
      body: { policyId: policy.id, paymentAmount: room, tokenId },
      headers: withKey(key),
    }),
  );

/** Forgets a saved method. */
export const removeSaved = (tokenId: string, key: SubmitKey) =>
  unwrap(
    api.billing.DELETE('/api/billing/v1/payment-methods/{tokenId}', {
      params: { path: { tokenId } },
      headers: withKey(key),
    }),
  );

export type CardOrBank = 'Credit Card' | 'Bank Account';

/** What a payer writes down of a card or an account; it goes to the portal and nowhere else. */
export interface PortalDetails {
  number: string;
  /** Of a bank account. */
  routing?: string;
  /** Of a card. */
  expirationMonth?: number;
  expirationYear?: number;
  cvc?: string;
}

/** A payment at the processor's portal. */
export interface Charge {
  policyId: string;
  policyNumber: string;
  policyCreated: string;
  customerEmail: string;
  method: CardOrBank;
  details: PortalDetails;
  amount: number;
  isDownPayment: boolean;
  /** Kept for the next time. */
  isSaved: boolean;
  /** When the payer wrote the number down; the same in every attempt. */
  transactionDate: string;
}

/** Hands the details to the portal, then reports the payment with what the portal answered. */
export async function pay(
  { method, details, amount, policyCreated, isDownPayment, isSaved, ...rest }: Charge,
  key: SubmitKey,
) {
  const { transactionId, lastFourDigits, tokenId } = await chargeAtPortal(
    (await unwrap(api.billing.GET('/api/billing/v1/payment-processor'))).url,
    await openSession(rest.policyId),
    { method, ...details, amount, transactionId: key },
  );
  const answer = await unwrap(
    api.billing.POST('/api/billing/v1/paid', {
      body: {
        ...rest,
        transactionId,
        lastFourDigits,
        policyCreated,
        isDownPayment,
        ...(method === 'Bank Account' ? { bankName: method } : { cardType: method }),
        paymentAmount: amount,
        totalPaymentAmount: amount,
      },
      headers: withKey(key),
    }),
  );
  if (isSaved) await save({ method, details, tokenId, lastFourDigits }, rest.customerEmail);
  return answer;
}

/** Lets the payer into the portal; a session that is over already lets nobody in. */
async function openSession(policyId: string): Promise<string> {
  const { key } = await unwrap(
    api.billing.GET('/api/billing/v1/oneInc/key', { params: { query: { policyId } } }),
  );
  const query = { sessionId: key, policyId };
  const { valid } = await unwrap(
    api.billing.GET('/api/billing/v1/oneInc/validate', { params: { query } }),
  );
  if (!valid) throw new ShownError(i18n.t('policy:payment.failed'));
  return key;
}

interface Saved extends Pick<Charge, 'method' | 'details'> {
  tokenId: string;
  lastFourDigits: string;
}

/** Keeps the token of a method; the payment stands whether or not that works. */
async function save(
  { method, details, tokenId, lastFourDigits: last4Digits }: Saved,
  customerEmail: string,
): Promise<void> {
  const { expirationMonth, expirationYear } = details;
  const kept = { tokenId, paymentCategory: method, customerEmail, last4Digits };
  const body =
    method === 'Credit Card'
      ? { ...kept, expirationMonth, expirationYear, creditCardType: 'Card' }
      : { ...kept, bankAccountType: 'Checking', bankName: 'Bank account' };
  await api.billing
    .POST('/api/billing/v1/save', { body, headers: ANSWERS_TOKEN })
    .catch(() => undefined);
}
