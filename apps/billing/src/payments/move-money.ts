import type { Tx } from '@palisade/platform';
import {
  balanceOf,
  statusWhenFailed,
  statusWhenReceived,
  statusWhenTakenBack,
} from '../domain/invoice-status';
import type { PaymentAction } from '../domain/payment-status';
import { paymentStatusAfter } from '../domain/payment-status';
import { postPayment } from '../domain/postings';
import { premiumWithin } from '../domain/premium-part';
import { followDownPayment } from '../finance/down-payment';
import { changeInvoice } from '../invoices/change-invoice';
import { billedBy } from '../invoices/invoice-rows';
import type { Invoice } from '../invoices/invoice.entity';
import { postJournal } from '../ledger/post-journal';
import type { PolicyBill } from '../policies/policy-bill.entity';
import { publishFailed, publishSettled } from './payment-events';
import { Payment } from './payment.entity';

/** A payment with its invoice and policy, all locked. */
export interface LockedPayment {
  payment: Payment;
  invoice: Invoice;
  policy: PolicyBill;
}

/** Money is received for an invoice; the row of the payment becomes Paid. */
export async function receive(tx: Tx, locked: LockedPayment, now: Date): Promise<Invoice> {
  const { payment, invoice, policy } = locked;
  const { id: invoiceId, policyId, currency, amountDue, pending } = invoice;
  const paid = invoice.paid + payment.amount;
  const premiumPaid = premiumWithin(paid, await billedBy(tx.em, invoice));
  const status = statusWhenReceived(invoice, { amountDue, paid, pending });
  const isClosed = status === 'Paid' && invoice.status !== 'Paid';
  const closedBy = payment.payer === 'FINANCER' ? ('FINANCE' as const) : ('PAYMENT' as const);
  const patch = {
    paid,
    pending,
    premiumPaid,
    status,
    ...(isClosed && { closedBy }),
  };
  const part = { status: 'Paid' as const, premiumPart: premiumPaid - invoice.premiumPaid };
  const changed = await changePayment(tx, payment, { action: 'settle', patch: part, now });
  await postJournal(tx.em, {
    kind: 'PAYMENT',
    policyId,
    invoiceId,
    cause: payment.transactionId,
    currency,
    now,
    postings: postPayment(payment.amount),
  });
  const after = { ...invoice, ...patch };
  await publishSettled(tx, { payment: changed, invoice: after, policy });
  await followDownPayment(tx, payment);
  return changeInvoice(tx, { invoice, policy }, { action: 'receivePayment', patch, now });
}

/** A payment under way came to nothing: what it covered is due again. */
export async function dropPayment(
  tx: Tx,
  { payment, invoice, policy }: LockedPayment,
  { action, reason, now }: { action: PaymentAction; reason: string; now: Date },
): Promise<void> {
  const { amountDue, paid } = invoice;
  const pending = invoice.pending - payment.amount;
  const status = statusWhenFailed(invoice, { amountDue, paid, pending });
  const ended = { status: paymentStatusAfter(payment.status, action), failureReason: reason };
  const changed = await changePayment(tx, payment, { action, patch: ended, now });
  const after = { ...invoice, pending, status };
  await publishFailed(
    tx,
    { payment: changed, invoice: after, policy },
    { reason, wasSettled: false },
  );
  const patch = { pending, status };
  await changeInvoice(tx, { invoice, policy }, { action: 'failPayment', patch, now });
}

/** Settled money is taken back: a return, a charge back, a void. */
export async function reversePayment(
  tx: Tx,
  { payment, invoice, policy }: LockedPayment,
  { action, reason, now }: { action: PaymentAction; reason: string; now: Date },
): Promise<void> {
  const { id: invoiceId, policyId, currency, amountDue, pending } = invoice;
  const paid = invoice.paid - payment.amount;
  const premiumPaid = premiumWithin(paid, await billedBy(tx.em, invoice));
  const after = { amountDue, paid, pending };
  // A refund that is taken back is money received again.
  const isRefund = payment.amount < 0;
  const status = isRefund
    ? statusWhenReceived(invoice, after)
    : statusWhenTakenBack(invoice, after);
  const ended = { status: paymentStatusAfter(payment.status, action), failureReason: reason };
  const changed = await changePayment(tx, payment, { action, patch: ended, now });
  await postJournal(tx.em, {
    kind: 'PAYMENT_RETURNED',
    policyId,
    invoiceId,
    cause: payment.transactionId,
    currency,
    now,
    postings: postPayment(-payment.amount),
  });
  const isOpenAgain = balanceOf({ amountDue, paid }) > 0;
  const patch = { paid, premiumPaid, status, ...(isOpenAgain && { closedBy: null }) };
  const published = { ...changed, premiumPart: invoice.premiumPaid - premiumPaid };
  const changedInvoice = { ...invoice, ...patch };
  const why = { reason, wasSettled: true };
  await publishFailed(tx, { payment: published, invoice: changedInvoice, policy }, why);
  await changeInvoice(tx, { invoice, policy }, { action: 'takeBackPayment', patch, now });
}

/** Saves a change of a locked payment with its activity record. */
export async function changePayment(
  tx: Tx,
  payment: Payment,
  { action, patch, now }: { action: string; patch: Partial<Payment>; now: Date },
): Promise<Payment> {
  await tx.em.update(Payment, { id: payment.id }, { ...patch, modified: now });
  await tx.record({
    action: `payment.${action}`,
    subjectType: 'payment',
    subjectId: payment.id,
    before: { status: payment.status },
    after: patch,
  });
  return { ...payment, ...patch, modified: now };
}
