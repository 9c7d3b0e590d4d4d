import type { Currency, MinorUnits } from '@palisade/kernel';
import { newId } from '@palisade/platform';
import type { PaymentMethod } from '../domain/payment-status';
import type { Payer } from '../domain/refund-parts';
import type { Invoice } from '../invoices/invoice.entity';
import type { Payment } from './payment.entity';

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
  /** When the money moved; today unless it is told. */
  paymentDate?: string;
  /** The number of the unapplied cash that it is made with. */
  transferredFrom?: string;
  /** The number of the payment that this one is a part of. */
  partOf?: string;
  /** The bill of an agency that it pays as a whole, and its receipt. */
  ofBill?: Pick<Payment, 'agencyBillId' | 'receiptId'>;
}

/** The row of a payment that has not been settled. */
export function paymentOf(
  { id: invoiceId, invoiceNumber, policyId, searchText }: Invoice,
  { now, partOf, paymentDate, transferredFrom, ofBill, ...wanted }: WantedPayment,
  currency: Currency,
): Payment {
  return {
    ...wanted,
    id: newId(),
    partOf: partOf ?? null,
    agencyBillId: ofBill?.agencyBillId ?? null,
    receiptId: ofBill?.receiptId ?? null,
    transferredFrom: transferredFrom ?? null,
    invoiceId,
    invoiceNumber,
    policyId,
    currency,
    status: 'In Process',
    premiumPart: 0,
    paymentDate: paymentDate ?? now.toISOString().slice(0, 10),
    failureReason: null,
    closed: false,
    started: now,
    modified: now,
    searchText: `${wanted.transactionId} ${searchText}`,
  };
}
