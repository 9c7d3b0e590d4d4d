import type { Currency, MinorUnits } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import { shareOut } from '../domain/share-out';
import { lockInvoice } from '../invoices/invoice-rows';
import type { Invoice } from '../invoices/invoice.entity';
import { nextNumber } from '../invoices/next-number';
import { Payment } from './payment.entity';
import type { WantedPayment } from './new-payment';
import { paymentOf } from './new-payment';

/** The part of a payment that is for one locked invoice. */
export interface PaymentShare {
  payment: Payment;
  invoice: Invoice;
}

/** What is to be split: for each invoice what it asks for, the oldest first. */
export interface Split {
  asking: readonly { invoice: Invoice; asks: MinorUnits }[];
  wanted: WantedPayment;
  currency: Currency;
}

/**
 * Saves a payment as a row for each invoice that it covers. The first keeps its number; the further
 * ones have numbers of the platform.
 */
export async function splitPayment(tx: Tx, split: Split): Promise<PaymentShare[]> {
  const { asking, wanted, currency } = split;
  const shares = shareOut(
    wanted.amount,
    asking.map(({ asks }) => asks),
  );
  const saved: PaymentShare[] = [];
  for (const [index, { invoice: read }] of asking.entries()) {
    const amount = shares[index] ?? 0;
    if (amount <= 0) continue;
    const invoice = await lockInvoice(tx.em, read.id);
    const part = saved.length ? await furtherPart(tx, wanted) : wanted;
    const payment = paymentOf(invoice, { ...part, amount }, currency);
    await tx.em.insert(Payment, payment);
    saved.push({ payment, invoice });
  }
  return saved;
}

const furtherPart = async (tx: Tx, wanted: WantedPayment): Promise<WantedPayment> => ({
  ...wanted,
  partOf: wanted.transactionId,
  transactionId: await nextNumber(tx.em, 'T', wanted.now),
});
