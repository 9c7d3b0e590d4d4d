import type { MinorUnits } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import { roomOf } from '../domain/invoice-status';
import { postUnapplied } from '../domain/postings';
import { OWN_PROCESSOR } from '../domain/refund-way';
import { unappliedStatusAfter } from '../domain/unapplied-status';
import { lockInvoice } from '../invoices/invoice-rows';
import type { Invoice } from '../invoices/invoice.entity';
import { nextNumber } from '../invoices/next-number';
import { postJournal } from '../ledger/post-journal';
import { receive } from '../payments/move-money';
import { paymentOf } from '../payments/new-payment';
import { Payment } from '../payments/payment.entity';
import type { PolicyBill } from '../policies/policy-bill.entity';
import { tellHeld } from './held-of-policy';
import { UnappliedCash } from './unapplied-cash.entity';

/** Unapplied cash with the invoice that it pays, and the policy of that, all locked. */
export interface HeldTransfer {
  held: UnappliedCash;
  invoice: Invoice;
  policy: PolicyBill;
}

/** Pays a locked invoice with an amount of unapplied cash. */
export async function transferHeld(
  tx: Tx,
  { held, invoice, policy }: HeldTransfer,
  { amount, now }: { amount: MinorUnits; now: Date },
): Promise<Invoice> {
  const { left, currency, payer, policyId } = held;
  const wanted = {
    transactionId: await nextNumber(tx.em, 'T', now),
    amount,
    method: 'Refund/Credit' as const,
    processorName: OWN_PROCESSOR,
    payer,
    paymentDesc: `Transferred from ${held.transactionId}`,
    transferredFrom: held.transactionId,
    last4: null,
    customerEmail: null,
    isDownPayment: false,
    now,
  };
  const payment = paymentOf(invoice, wanted, currency);
  await tx.em.insert(Payment, payment);
  const journal = { kind: 'UNAPPLIED' as const, policyId, cause: wanted.transactionId };
  const postings = postUnapplied(-amount);
  await postJournal(tx.em, { ...journal, currency, now, postings });
  const paid = await receive(tx, { payment, invoice, policy }, now);
  const status = unappliedStatusAfter(held.status, 'transferAll');
  const patch = { left: left - amount, ...(amount === left && { status }) };
  await changeHeld(tx, held, { action: 'transfer', patch, now });
  return paid;
}

/** Pays a new invoice of a locked policy with what is held of its money, the oldest first. */
export async function payWithHeld(
  tx: Tx,
  { policy, invoiceId, now }: { policy: PolicyBill; invoiceId: string; now: Date },
): Promise<void> {
  let invoice = await lockInvoice(tx.em, invoiceId);
  const all = await tx.em.find(UnappliedCash, {
    where: { policyId: policy.id, status: 'OPEN' },
    order: { created: 'ASC', id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  for (const held of all) {
    const amount = Math.min(held.left, roomOf(invoice));
    if (amount > 0) invoice = await transferHeld(tx, { held, invoice, policy }, { amount, now });
  }
}

/** Saves a change of locked unapplied cash with its activity record. */
export async function changeHeld(
  tx: Tx,
  held: UnappliedCash,
  { action, patch, now }: { action: string; patch: Partial<UnappliedCash>; now: Date },
): Promise<void> {
  await tx.em.update(UnappliedCash, { id: held.id }, { ...patch, modified: now });
  await tx.record({
    action: `unapplied-cash.${action}`,
    subjectType: 'unapplied-cash',
    subjectId: held.id,
    before: { status: held.status, left: held.left },
    after: patch,
  });
  await tellHeld(tx, held.policyId);
}
