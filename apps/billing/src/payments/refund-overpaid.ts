import type { MinorUnits } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { surplusOf } from '../domain/invoice-status';
import type { Payers } from '../domain/refund-parts';
import { owedToFinancer, refundParts } from '../domain/refund-parts';
import { OWN_PROCESSOR } from '../domain/refund-way';
import { isOwedToFinancer } from '../domain/finance-status';
import { planOf } from '../finance/finance-rows';
import type { Invoice } from '../invoices/invoice.entity';
import { nextNumber } from '../invoices/next-number';
import type { PolicyBill } from '../policies/policy-bill.entity';
import { Payment } from './payment.entity';
import { refund } from './refund';
import { paymentOf } from './new-payment';

const PAID_TOO_MUCH = 'Paid more than is due';

/** A locked invoice with its policy. */
interface LockedInvoice {
  invoice: Invoice;
  policy: PolicyBill;
}

/** Pays out what a locked invoice got beyond what it asks for. */
export const refundOverpaid = (tx: Tx, locked: LockedInvoice, now: Date): Promise<Invoice> =>
  refundSurplus(tx, locked, { overpaid: surplusOf(locked.invoice), reason: PAID_TOO_MUCH, now });

/** The same for an invoice that was credited: `overpaid` is what it had too much before. */
export async function refundSurplus(
  tx: Tx,
  { invoice, policy }: LockedInvoice,
  { overpaid: before, reason, now }: { overpaid: MinorUnits; reason: string; now: Date },
): Promise<Invoice> {
  const surplus = surplusOf(invoice);
  const overpaid = Math.min(before, surplus);
  const payers = await payersOf(tx.em, invoice);
  let left = invoice;
  for (const part of refundParts({ overpaid, returned: surplus - overpaid }, payers)) {
    const wanted = {
      transactionId: await nextNumber(tx.em, 'T', now),
      amount: part.amount,
      now,
      method: 'Refund/Credit' as const,
      processorName: OWN_PROCESSOR,
      payer: part.to,
      paymentDesc: part.isOverpaid ? PAID_TOO_MUCH : reason.slice(0, 500),
      last4: null,
      customerEmail: null,
      isDownPayment: false,
    };
    const payment = paymentOf(left, wanted, policy.currency);
    left = await refund(tx, { payment, invoice: left, policy }, now);
  }
  return left;
}

async function payersOf(em: EntityManager, invoice: Invoice): Promise<Payers> {
  const { policyId, agencyBilled } = invoice;
  const plan = await planOf(em, policyId);
  const all = await em.find(Payment, {
    where: { policyId, status: 'Paid' },
    order: { modified: 'DESC', id: 'DESC' },
  });
  const isOwed = plan !== null && isOwedToFinancer(plan.status);
  return {
    payments: all.filter(({ invoiceId }) => invoiceId === invoice.id),
    financing: isOwed
      ? { owed: owedToFinancer(all, plan.payoff), downPayment: plan.downPayment }
      : null,
    billed: agencyBilled ? 'AGENCY' : 'INSURED',
  };
}
