import type { MinorUnits } from '@palisade/kernel';
import { DomainError, foldText, sumOf } from '@palisade/kernel';
import type { Payment } from '../life/book';
import { isStanding, netOf } from '../life/book';

/** An invoice of a vendor, with what is allowed of it. */
export interface BilledInvoice {
  id: string;
  allowed: MinorUnits;
}

type Standing = Pick<
  Payment,
  'vendorInvoiceId' | 'status' | 'amount' | 'refunded' | 'retentionApplied'
>;

const same = (one: string | null, other: string): boolean =>
  foldText(one ?? '') === foldText(other);

/** Whether a payee and a number name an invoice of a vendor, however they are written. */
export const namesInvoice = (
  asked: Pick<Payment, 'payee' | 'invoiceNumber'>,
  { name, invoiceNumber }: { name: string; invoiceNumber: string },
): boolean => same(asked.payee, name) && same(asked.invoiceNumber, invoiceNumber);

/** The payments of an invoice of a vendor that stand. */
export const paymentsOfInvoice = <T extends Standing>(payments: readonly T[], id: string): T[] =>
  payments.filter((payment) => payment.vendorInvoiceId === id && isStanding(payment));

/** What was settled of an invoice: what is paid or asked for, and what the insured bears of it. */
export const settledOf = (payments: readonly Standing[], id: string): MinorUnits =>
  sumOf(
    paymentsOfInvoice(payments, id).map((payment) => netOf(payment) + payment.retentionApplied),
  );

/** Throws 409 when more is asked for than what is allowed of an invoice and not settled yet. */
export function assertAllowed(
  payments: readonly Standing[],
  { id, allowed }: BilledInvoice,
  loss: MinorUnits,
): void {
  if (loss <= allowed - settledOf(payments, id)) return;
  throw new DomainError('BEYOND_ALLOWED', 'More is asked for than is allowed of the invoice.', 409);
}
