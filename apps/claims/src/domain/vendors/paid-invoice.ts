import type { MinorUnits } from '@palisade/kernel';
import { DomainError } from '@palisade/kernel';
import type { Payment } from '../life/book';
import { isStanding } from '../life/book';

type Billed = Pick<Payment, 'payee' | 'payeeType' | 'invoiceNumber' | 'status'>;

const same = (one: string | null, other: string): boolean =>
  one?.trim().toUpperCase() === other.trim().toUpperCase();

/** Whether a payment is of an invoice of a vendor: its name and its number, without case and outer spaces. */
export const isOfInvoice = (
  payment: Pick<Billed, 'payee' | 'invoiceNumber'>,
  { name, invoiceNumber }: { name: string; invoiceNumber: string },
): boolean => same(payment.payee, name) && same(payment.invoiceNumber, invoiceNumber);

/** The payment that stands of an invoice of a vendor. */
export const paymentOfInvoice = <T extends Billed>(
  payments: readonly T[],
  invoice: { name: string; invoiceNumber: string },
): T | null =>
  payments.find((payment) => isStanding(payment) && isOfInvoice(payment, invoice)) ?? null;

/** Throws 409 when more is asked to be paid of an invoice than is allowed of it. */
export function assertAllowed(loss: MinorUnits | undefined, allowed: MinorUnits): void {
  if (loss === undefined || loss <= allowed) return;
  throw new DomainError('BEYOND_ALLOWED', 'More is asked for than is allowed of the invoice.', 409);
}
