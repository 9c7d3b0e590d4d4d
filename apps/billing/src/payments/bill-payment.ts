import { sumOf } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import { AgencyBill } from '../invoices/agency-bill.entity';
import { publishBillFailed, publishBillPaid } from '../invoices/agency-bill-events';
import { Invoice } from '../invoices/invoice.entity';
import type { LockedPayment } from './move-money';

/** Tells once of a payment of a whole bill, whose parts were settled or dropped: why, when dropped. */
export async function tellOfBill(
  tx: Tx,
  parts: readonly LockedPayment[],
  failedFor: string | null,
): Promise<void> {
  const id = parts[0]?.payment.agencyBillId;
  if (!id) return;
  const bill = await tx.em.findOneByOrFail(AgencyBill, { id });
  const invoices = await tx.em.findBy(Invoice, { agencyBillId: id });
  const outstanding = sumOf(invoices.map(({ balance }) => balance));
  const amount = sumOf(parts.map(({ payment }) => payment.amount));
  const action = failedFor === null ? 'receivePayment' : 'failPayment';
  const subject = { subjectType: 'agency-bill', subjectId: id };
  const after = { paid: amount, balance: outstanding, ...(failedFor && { reason: failedFor }) };
  await tx.record({ action: `agency-bill.${action}`, ...subject, after });
  if (failedFor === null) await publishBillPaid(tx, bill, { parts, amount, outstanding });
  else await publishBillFailed(tx, bill, { parts, amount, reason: failedFor });
}
