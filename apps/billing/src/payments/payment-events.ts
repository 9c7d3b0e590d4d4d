import type { EventData } from '@palisade/contracts';
import type { MinorUnits } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import { sharePaid } from '../domain/premium-part';
import type { Invoice } from '../invoices/invoice.entity';
import type { PolicyBill } from '../policies/policy-bill.entity';
import { scopeOfPolicy } from '../policies/policy-rows';
import type { Payment } from './payment.entity';

/** A payment with what its events tell beside it. */
export interface PublishedPayment {
  payment: Payment;
  /** As it is after the payment. */
  invoice: Invoice;
  policy: PolicyBill;
}

/** Publishes that a payment is Paid. */
export async function publishSettled(tx: Tx, published: PublishedPayment): Promise<void> {
  await tx.publish({ type: 'payment.settled.v1', data: paymentOf(published) });
}

/** Publishes that a payment came to nothing, or was taken back after it had been settled. */
export async function publishFailed(
  tx: Tx,
  published: PublishedPayment,
  { reason, wasSettled }: { reason: string; wasSettled: boolean },
): Promise<void> {
  await tx.publish({
    type: 'payment.failed.v1',
    data: { ...paymentOf(published), reason, wasSettled },
  });
}

/** Publishes money paid out; the amounts of the row are negative, those of the event are not. */
export async function publishRefund(tx: Tx, payment: Payment, policy: PolicyBill): Promise<void> {
  const { transactionId, currency, amount, premiumPart, paymentDesc, payer } = payment;
  const reason = paymentDesc ?? '';
  const paidOut = { transactionId, currency, reason, to: payer };
  await publishRefundOf(tx, { ...paidOut, amount: -amount, premiumPart: -premiumPart }, policy);
}

/** Publishes that money of a binder that ended is held as unapplied cash. */
export async function publishHeld(
  tx: Tx,
  { payment, policy }: Pick<PublishedPayment, 'payment' | 'policy'>,
  part: { amount: MinorUnits; premiumPart: MinorUnits; reason: string },
): Promise<void> {
  const { transactionId, currency, payer, paymentDate: paidOn } = payment;
  const { id: policyId, policyNumber } = policy;
  const held = { ...part, transactionId, currency, payer, paidOn };
  await tx.publish({
    type: 'payment.held.v1',
    data: { ...held, policyId, policyNumber, scope: scopeOfPolicy(policy) },
  });
}

/** Publishes what is held of a policy. */
export async function publishMoneyHeld(
  tx: Tx,
  policy: PolicyBill,
  held: MinorUnits,
): Promise<void> {
  const { id: policyId, policyNumber, currency } = policy;
  const data = { policyId, policyNumber, currency, held, scope: scopeOfPolicy(policy) };
  await tx.publish({ type: 'reinstatement.money-held.v1', data });
}

/** Money that was paid out for a policy. */
export type PaidOut = Pick<
  EventData<'payment.refunded.v1'>,
  'transactionId' | 'currency' | 'amount' | 'premiumPart' | 'to' | 'reason'
>;

/** Publishes money paid out. */
export async function publishRefundOf(tx: Tx, paidOut: PaidOut, policy: PolicyBill): Promise<void> {
  const { id: policyId, policyNumber } = policy;
  await tx.publish({
    type: 'payment.refunded.v1',
    data: { ...paidOut, policyId, policyNumber, scope: scopeOfPolicy(policy) },
  });
}

function paymentOf({
  payment,
  invoice,
  policy,
}: PublishedPayment): Omit<EventData<'payment.settled.v1'>, 'version'> {
  const { transactionId, invoiceId, invoiceNumber, policyId, method, currency } = payment;
  const { amount, premiumPart, isDownPayment, payer, paymentDate: paidOn } = payment;
  const { policyNumber, contact } = policy;
  return {
    transactionId,
    invoiceId,
    invoiceNumber,
    policyId,
    policyNumber,
    method,
    currency,
    amount,
    premiumPart,
    paidShare: sharePaid(invoice.paid, invoice.amountDue),
    isDownPayment,
    payer,
    agencyBillId: payment.agencyBillId,
    receiptId: payment.receiptId,
    paidOn,
    contact,
    scope: scopeOfPolicy(policy),
  };
}
