import type { Tx } from '@palisade/platform';
import type { Payable } from '../domain/check-amount';
import { checkAmount } from '../domain/check-amount';
import { roomOf, statusWhenStarted } from '../domain/invoice-status';
import { changeInvoice } from '../invoices/change-invoice';
import { invoicesOf } from '../invoices/invoice-rows';
import type { Invoice } from '../invoices/invoice.entity';
import type { PolicyBill } from '../policies/policy-bill.entity';
import type { WantedPayment } from './new-payment';
import type { Payment } from './payment.entity';
import type { Split } from './split-payment';
import { splitPayment } from './split-payment';

/**
 * Starts a payment of a locked policy on its invoices that still ask for money, the oldest first.
 * What is under way counts against what is due, so payments that are made at once never exceed it.
 */
export async function startPayment(
  tx: Tx,
  policy: PolicyBill,
  { wanted, payable }: { wanted: WantedPayment; payable: Payable },
): Promise<Payment[]> {
  const { currency } = policy;
  checkAmount(wanted.amount, payable, currency);
  const all = (await invoicesOf(tx.em, policy.id)).map((invoice) => ({
    invoice,
    asks: roomOf(invoice),
  }));
  const open = all.filter(({ asks }) => asks > 0);
  // What is paid to reinstate a policy comes in on an invoice, and is held.
  const asking = open.length ? open : all.slice(-1);
  return reserve(tx, { asking, wanted, currency }, () => policy);
}

/** Splits a payment over invoices of locked policies and counts it as under way with each. */
export async function reserve(
  tx: Tx,
  split: Split,
  policyOf: (invoice: Invoice) => PolicyBill,
): Promise<Payment[]> {
  const { now } = split.wanted;
  const shares = await splitPayment(tx, split);
  for (const { payment, invoice } of shares) {
    const subject = { subjectType: 'payment', subjectId: payment.id };
    await tx.record({ action: 'payment.start', ...subject, after: payment });
    const pending = invoice.pending + payment.amount;
    const status = statusWhenStarted(invoice, { ...invoice, pending });
    const change = { action: 'startPayment', patch: { pending, status }, now };
    await changeInvoice(tx, { invoice, policy: policyOf(invoice) }, change);
  }
  return shares.map(({ payment }) => payment);
}
