import type { MinorUnits } from '@palisade/kernel';
import { sumOf } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import { newId } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { MoreThan, Not } from 'typeorm';
import { heldParts } from '../domain/held-parts';
import { balanceOf, statusWhenTakenBack, surplusOf } from '../domain/invoice-status';
import { postPayment, postUnapplied } from '../domain/postings';
import { premiumLeft } from '../domain/premium-part';
import { OWN_PROCESSOR } from '../domain/refund-way';
import { changeInvoice } from '../invoices/change-invoice';
import { billedBy } from '../invoices/invoice-rows';
import type { Invoice } from '../invoices/invoice.entity';
import { nextNumber } from '../invoices/next-number';
import { postJournal } from '../ledger/post-journal';
import type { LockedPayment } from '../payments/move-money';
import { paymentOf } from '../payments/new-payment';
import { publishHeld } from '../payments/payment-events';
import { Payment } from '../payments/payment.entity';
import { tellHeld } from './held-of-policy';
import { UnappliedCash } from './unapplied-cash.entity';

const HELD = 'Held as unapplied cash';

/**
 * Takes what a locked invoice got beyond what it asks for off it, as unapplied cash of the payment
 * that was too much. No money leaves the platform.
 */
export async function holdSurplus(tx: Tx, locked: LockedPayment, now: Date): Promise<Invoice> {
  const amount = surplusOf(locked.invoice);
  if (amount <= 0) return locked.invoice;
  const invoice = await hold(tx, locked, { amount, now });
  await tellHeld(tx, locked.policy.id);
  return invoice;
}

/** Why money of a binder is held, where nothing else is said. */
const BINDER_ENDED = 'The binder ended and no policy was issued from it.';

/**
 * The same for a binder that ended without a policy, of the payments that brought it, the latest first;
 * whoever paid is told.
 */
export async function holdAll(
  tx: Tx,
  { invoice, policy }: Omit<LockedPayment, 'payment'>,
  { now, reason = BINDER_ENDED }: { now: Date; reason?: string | undefined },
): Promise<Invoice> {
  let left = invoice;
  for (const part of heldParts(surplusOf(invoice), await holdable(tx.em, invoice))) {
    const { payment, amount } = part;
    const before = left.premiumPaid;
    left = await hold(tx, { payment, invoice: left, policy }, { amount, now });
    const premiumPart = before - left.premiumPaid;
    await publishHeld(tx, { payment, policy }, { amount, premiumPart, reason });
  }
  return left;
}

async function holdable(em: EntityManager, { id: invoiceId, policyId }: Invoice) {
  const payments = await em.find(Payment, {
    where: { invoiceId, status: 'Paid', amount: MoreThan(0) },
    order: { modified: 'DESC', id: 'DESC' },
  });
  const held = await em.findBy(UnappliedCash, { policyId, status: Not('RETURNED') });
  return payments.map((payment) => ({
    ...payment,
    held: sumOf(
      held.filter(({ sourceId }) => sourceId === payment.transactionId).map(({ amount }) => amount),
    ),
  }));
}

async function hold(
  tx: Tx,
  { payment, invoice, policy }: LockedPayment,
  { amount, now }: { amount: MinorUnits; now: Date },
): Promise<Invoice> {
  const { id: invoiceId, invoiceNumber, policyId, currency } = invoice;
  const transactionId = await nextNumber(tx.em, 'T', now);
  const paid = invoice.paid - amount;
  const premiumPaid = premiumLeft(invoice, amount, await billedBy(tx.em, invoice));
  const wanted = {
    transactionId,
    amount: -amount,
    method: 'Refund/Credit' as const,
    processorName: OWN_PROCESSOR,
    payer: payment.payer,
    paymentDesc: HELD,
    last4: null,
    customerEmail: null,
    isDownPayment: false,
    now,
  };
  const premiumPart = premiumPaid - invoice.premiumPaid;
  const row: Payment = { ...paymentOf(invoice, wanted, currency), status: 'Paid', premiumPart };
  await tx.em.insert(Payment, row);
  const journal = { kind: 'UNAPPLIED' as const, policyId, cause: transactionId, currency, now };
  await postJournal(tx.em, { ...journal, invoiceId, postings: postPayment(-amount) });
  await postJournal(tx.em, { ...journal, postings: postUnapplied(amount) });
  const held: UnappliedCash = {
    id: newId(),
    transactionId,
    sourceId: payment.transactionId,
    policyId,
    invoiceNumber,
    payer: payment.payer,
    currency,
    amount,
    left: amount,
    status: 'OPEN',
    payee: null,
    reason: null,
    askedBy: null,
    askedByName: null,
    approvedByName: null,
    refusal: null,
    refusals: 0,
    created: now,
    modified: now,
  };
  await tx.em.insert(UnappliedCash, held);
  const subject = { subjectType: 'unapplied-cash', subjectId: held.id };
  await tx.record({ action: 'unapplied-cash.hold', ...subject, after: held });
  const { amountDue, pending } = invoice;
  const status = statusWhenTakenBack(invoice, { amountDue, paid, pending });
  const isOpenAgain = balanceOf({ amountDue, paid }) > 0;
  const patch = { paid, premiumPaid, status, ...(isOpenAgain && { closedBy: null }) };
  return changeInvoice(tx, { invoice, policy }, { action: 'holdSurplus', patch, now });
}
