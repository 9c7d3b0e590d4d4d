import { DomainError } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import { Not } from 'typeorm';
import { paymentStatusAfter } from '../domain/payment-status';
import { postPayment, postUnapplied } from '../domain/postings';
import { premiumWithin } from '../domain/premium-part';
import { unappliedStatusAfter } from '../domain/unapplied-status';
import { billedBy } from '../invoices/invoice-rows';
import { Invoice } from '../invoices/invoice.entity';
import { postJournal } from '../ledger/post-journal';
import type { LockedPayment } from '../payments/move-money';
import { changePayment } from '../payments/move-money';
import { Payment } from '../payments/payment.entity';
import { tellHeld } from './held-of-policy';
import { UnappliedCash } from './unapplied-cash.entity';

/**
 * Puts what was held of a payment back to its locked invoice, because the payment is taken back as
 * a whole; 409 when part of it was transferred or refunded meanwhile.
 */
export async function reverseUnapplied(
  tx: Tx,
  locked: LockedPayment,
  { reason, now }: { reason: string; now: Date },
): Promise<LockedPayment> {
  const all = await tx.em.find(UnappliedCash, {
    where: { sourceId: locked.payment.transactionId, status: Not('RETURNED') },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  let { invoice } = locked;
  for (const held of all) invoice = await returnOne(tx, { held, invoice }, { reason, now });
  return { ...locked, invoice };
}

async function returnOne(
  tx: Tx,
  { held, invoice }: { held: UnappliedCash; invoice: Invoice },
  { reason, now }: { reason: string; now: Date },
): Promise<Invoice> {
  const { id, amount, left, transactionId, policyId, currency } = held;
  if (left !== amount || held.status !== 'OPEN') throw alreadyUsed();
  const row = await tx.em.findOneByOrFail(Payment, { transactionId });
  const status = paymentStatusAfter(row.status, 'void');
  const ended = { status, failureReason: reason };
  await changePayment(tx, row, { action: 'void', patch: ended, now });
  const journal = { kind: 'UNAPPLIED' as const, policyId, cause: transactionId, currency, now };
  await postJournal(tx.em, { ...journal, postings: postUnapplied(-amount) });
  const ofInvoice = { ...journal, invoiceId: invoice.id };
  await postJournal(tx.em, { ...ofInvoice, postings: postPayment(amount) });
  const patch = { status: unappliedStatusAfter(held.status, 'takeBack'), left: 0, modified: now };
  await tx.em.update(UnappliedCash, { id }, patch);
  const subject = { subjectType: 'unapplied-cash', subjectId: id };
  await tx.record({ action: 'unapplied-cash.takeBack', ...subject, after: { ...patch, reason } });
  await tellHeld(tx, policyId);
  const paid = invoice.paid + amount;
  const premiumPaid = premiumWithin(paid, await billedBy(tx.em, invoice));
  await tx.em.update(Invoice, { id: invoice.id }, { paid, premiumPaid });
  return { ...invoice, paid, premiumPaid };
}

/** Throws 409 for the line by which surplus money left its invoice: the payment is taken back instead. */
export async function checkIsNoUnappliedLine(tx: Tx, { transactionId }: Payment): Promise<void> {
  if (!(await tx.em.existsBy(UnappliedCash, { transactionId }))) return;
  const detail = 'This is unapplied cash: void the payment that brought it, or refund it.';
  throw new DomainError('UNAPPLIED_LINE', detail, 409);
}

/**
 * Puts a transfer that is taken back to the cash that it was made with, which is open again; 409 when
 * the rest of that is being refunded.
 */
export async function restoreUnapplied(
  tx: Tx,
  { transferredFrom, amount }: Payment,
  { reason, now }: { reason: string; now: Date },
): Promise<void> {
  if (transferredFrom === null) return;
  const held = await tx.em.findOneOrFail(UnappliedCash, {
    where: { transactionId: transferredFrom },
    lock: { mode: 'pessimistic_write' },
  });
  const { id, policyId, transactionId: cause, currency } = held;
  const status = unappliedStatusAfter(held.status, 'giveBack');
  const patch = { status, left: held.left + amount, modified: now };
  await tx.em.update(UnappliedCash, { id }, patch);
  await postJournal(tx.em, {
    kind: 'UNAPPLIED',
    policyId,
    cause,
    currency,
    now,
    postings: postUnapplied(amount),
  });
  await tx.record({
    action: 'unapplied-cash.giveBack',
    subjectType: 'unapplied-cash',
    subjectId: id,
    before: { status: held.status, left: held.left },
    after: { ...patch, reason },
  });
  await tellHeld(tx, policyId);
}

const alreadyUsed = (): DomainError =>
  new DomainError(
    'UNAPPLIED_USED',
    'Part of this payment was transferred or refunded: void that transfer first.',
    409,
  );
