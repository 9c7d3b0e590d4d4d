import type { Tx } from '@palisade/platform';
import { balanceOf } from '../domain/invoice-status';
import { planOf } from '../finance/finance-rows';
import type { Invoice } from '../invoices/invoice.entity';
import { nextNumber } from '../invoices/next-number';
import type { PolicyBill } from '../policies/policy-bill.entity';
import type { Payer } from './payment.entity';
import { refund } from './refund';
import { paymentOf } from './start-payment';

/** Who processes what the platform pays out itself. */
const OWN_PROCESSOR = 'Palisade';

/** Pays out what a locked invoice got beyond what it asks for. */
export async function refundOverpaid(
  tx: Tx,
  { invoice, policy }: { invoice: Invoice; policy: PolicyBill },
  { reason, now }: { reason: string; now: Date },
): Promise<Invoice> {
  const amount = Math.min(-balanceOf(invoice), invoice.paid);
  if (amount <= 0) return invoice;
  const transactionId = await nextNumber(tx.em, 'T', now);
  const wanted = {
    ...{ transactionId, amount, method: 'Refund/Credit' as const, now },
    ...{ processorName: OWN_PROCESSOR, paymentDesc: reason.slice(0, 500) },
    payer: await payeeOf(tx, invoice),
    ...{ last4: null, customerEmail: null, isDownPayment: false },
  };
  const payment = paymentOf(invoice, wanted, policy.currency);
  return refund(tx, { payment, invoice, policy }, now);
}

/** A financer that paid gets the money first, then the agency that collects it. */
async function payeeOf(tx: Tx, { policyId, agencyBilled }: Invoice): Promise<Payer> {
  const plan = await planOf(tx.em, policyId);
  if (plan?.status === 'FUNDED') return 'FINANCER';
  return agencyBilled ? 'AGENCY' : 'INSURED';
}
