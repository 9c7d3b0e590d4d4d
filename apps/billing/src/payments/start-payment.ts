import type { Currency, MinorUnits } from '@palisade/kernel';
import { DomainError } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import { newId } from '@palisade/platform';
import { checkAmount } from '../domain/check-amount';
import { roomOf, statusWhenStarted } from '../domain/invoice-status';
import type { PaymentMethod } from '../domain/payment-status';
import type { Payer } from '../domain/refund-parts';
import { changeInvoice } from '../invoices/change-invoice';
import { invoicesOf, lockInvoice } from '../invoices/invoice-rows';
import type { Invoice } from '../invoices/invoice.entity';
import type { PolicyBill } from '../policies/policy-bill.entity';
import { Payment } from './payment.entity';

/** A payment that somebody wants to make. */
export interface WantedPayment {
  transactionId: string;
  amount: MinorUnits;
  method: PaymentMethod;
  processorName: string;
  payer: Payer;
  last4: string | null;
  customerEmail: string | null;
  paymentDesc: string | null;
  isDownPayment: boolean;
  now: Date;
}

/**
 * Starts a payment of a locked policy on its oldest invoice that still asks for money. What is under
 * way counts against what is due, so payments that are made at once never exceed it.
 */
export async function startPayment(
  tx: Tx,
  policy: PolicyBill,
  wanted: WantedPayment,
): Promise<Payment> {
  const { amount, now } = wanted;
  const invoice = await dueInvoice(tx, policy.id);
  checkAmount(amount, invoice ? roomOf(invoice) : 0, policy.currency);
  if (!invoice) throw new DomainError('NOTHING_DUE', 'Nothing is due for this policy.', 409);
  const payment = paymentOf(invoice, wanted, policy.currency);
  await tx.em.insert(Payment, payment);
  const subject = { subjectType: 'payment', subjectId: payment.id };
  await tx.record({ action: 'payment.start', ...subject, after: payment });
  const pending = invoice.pending + amount;
  const status = statusWhenStarted(invoice, { ...invoice, pending });
  const change = { action: 'startPayment', patch: { pending, status }, now };
  await changeInvoice(tx, { invoice, policy }, change);
  return payment;
}

async function dueInvoice(tx: Tx, policyId: string): Promise<Invoice | null> {
  const invoices = await invoicesOf(tx.em, policyId);
  const due = invoices.find((invoice) => roomOf(invoice) > 0);
  return due ? lockInvoice(tx.em, due.id) : null;
}

/** The row of a payment that has not been settled. */
export function paymentOf(
  { id: invoiceId, invoiceNumber, policyId, searchText }: Invoice,
  { now, ...wanted }: WantedPayment,
  currency: Currency,
): Payment {
  return {
    ...wanted,
    ...{ id: newId(), invoiceId, invoiceNumber, policyId, currency },
    ...{ status: 'In Process', premiumPart: 0, paymentDate: now.toISOString().slice(0, 10) },
    ...{ failureReason: null, closed: false, started: now, modified: now },
    searchText: `${wanted.transactionId} ${searchText}`.toLowerCase(),
  };
}
