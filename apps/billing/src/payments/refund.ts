import type { Tx } from '@palisade/platform';
import { balanceOf, statusWhenTakenBack } from '../domain/invoice-status';
import { postRefundDue, postRefundPaid } from '../domain/postings';
import { premiumLeft } from '../domain/premium-part';
import { checkRefundable } from '../domain/refund-way';
import { changeInvoice } from '../invoices/change-invoice';
import { billedBy } from '../invoices/invoice-rows';
import type { Invoice } from '../invoices/invoice.entity';
import { postJournal } from '../ledger/post-journal';
import type { LockedPayment } from './move-money';
import { publishRefund } from './payment-events';
import { Payment } from './payment.entity';

/**
 * Pays money of a locked invoice out. The row is not saved yet and has the amount as a positive
 * number; it is saved with the amounts negative, because money leaves.
 */
export async function refund(
  tx: Tx,
  { payment, invoice, policy }: LockedPayment,
  now: Date,
): Promise<Invoice> {
  const { amount, transactionId: cause } = payment;
  const { id: invoiceId, policyId, currency, amountDue, pending } = invoice;
  checkRefundable(amount, invoice.paid);
  const paid = invoice.paid - amount;
  const premiumPaid = premiumLeft(invoice, amount, await billedBy(tx.em, invoice));
  const premiumPart = premiumPaid - invoice.premiumPaid;
  const row: Payment = { ...payment, status: 'Paid', amount: -amount, premiumPart };
  await tx.em.insert(Payment, row);
  const subject = { subjectType: 'payment', subjectId: row.id };
  await tx.record({ action: 'payment.refund', ...subject, after: row });
  const journal = { policyId, invoiceId, cause, currency, now };
  await postJournal(tx.em, { ...journal, kind: 'REFUND_DUE', postings: postRefundDue(amount) });
  await postJournal(tx.em, { ...journal, kind: 'REFUND_PAID', postings: postRefundPaid(amount) });
  await publishRefund(tx, row, policy);
  const status = statusWhenTakenBack(invoice, { amountDue, paid, pending });
  const isOpenAgain = balanceOf({ amountDue, paid }) > 0;
  const patch = { paid, premiumPaid, status, ...(isOpenAgain && { closedBy: null }) };
  return changeInvoice(tx, { invoice, policy }, { action: 'refund', patch, now });
}
