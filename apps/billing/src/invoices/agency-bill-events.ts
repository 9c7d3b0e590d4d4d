import { scopeOf } from '@palisade/contracts';
import type { MinorUnits } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import type { Bill } from '../domain/agency-bill';
import type { LockedPayment } from '../payments/move-money';
import type { AgencyBill } from './agency-bill.entity';
import type { Invoice } from './invoice.entity';

/** Publishes the bill of an agency for a month, with what stands behind it. */
export async function publishAgencyBill(
  tx: Tx,
  { created: _, agencyName: __, ...bill }: AgencyBill,
  parts: (Bill & { invoice: Invoice })[],
): Promise<void> {
  const { id: agencyBillId, agencyId, gross, commission, ...rest } = bill;
  await tx.publish({
    type: 'agency-bill.closed.v1',
    data: {
      agencyBillId,
      agencyId,
      ...rest,
      gross,
      commission,
      netDueFromAgency: gross - commission,
      lines: parts.map(({ invoice, ...amounts }) => ({
        invoiceNumber: invoice.invoiceNumber,
        policyNumber: invoice.policy?.policyNumber ?? '',
        insuredName: invoice.policy?.insuredName ?? '',
        issuedOn: invoice.issuedOn,
        ...amounts,
      })),
      scope: scopeOf({ agencyId }),
    },
  });
}

/** A payment of a whole bill: its parts, and their sum. */
interface BillPayment {
  parts: readonly LockedPayment[];
  amount: MinorUnits;
}

const headOf = (bill: AgencyBill, { parts, amount }: BillPayment) => {
  const { id: agencyBillId, agencyId, year, month, currency } = bill;
  const [{ payment }] = parts as [LockedPayment];
  const { transactionId, method } = payment;
  return {
    agencyBillId,
    agencyId,
    year,
    month,
    currency,
    transactionId,
    method,
    amount,
    scope: scopeOf({ agencyId }),
  };
};

/** Publishes that a bill was paid, in all or in part, with the receipt that is printed of it. */
export async function publishBillPaid(
  tx: Tx,
  bill: AgencyBill,
  { outstanding, ...paid }: BillPayment & { outstanding: MinorUnits },
): Promise<void> {
  const [{ payment }] = paid.parts as [LockedPayment];
  if (!payment.receiptId) throw new Error(`The payment ${payment.transactionId} has no receipt.`);
  await tx.publish({
    type: 'agency-bill.paid.v1',
    data: {
      ...headOf(bill, paid),
      paidOn: payment.paymentDate,
      outstanding,
      docId: payment.receiptId,
      lines: paid.parts.map(({ payment: part, policy }) => ({
        invoiceNumber: part.invoiceNumber,
        policyNumber: policy.policyNumber,
        insuredName: policy.insuredName,
        amount: part.amount,
      })),
    },
  });
}

/** Publishes that a payment of a bill came to nothing. */
export async function publishBillFailed(
  tx: Tx,
  bill: AgencyBill,
  { reason, ...paid }: BillPayment & { reason: string },
): Promise<void> {
  await tx.publish({
    type: 'agency-bill.payment-failed.v1',
    data: { ...headOf(bill, paid), reason },
  });
}
