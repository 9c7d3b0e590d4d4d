import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import type { PaymentWish } from '../domain/life/acts/request';
import { totalsOf } from '../domain/vendors/invoice';
import { assertAllowed, isOfInvoice } from '../domain/vendors/paid-invoice';
import { Vendor } from '../snapshots/vendor.entity';
import { VendorInvoice } from './vendor-invoice.entity';

/** Throws 409 when more is asked to be paid of the invoice of a vendor than is allowed of it. */
export async function assertWithinInvoice(
  em: EntityManager,
  claimId: string,
  { payee, invoiceNumber, loss }: PaymentWish,
): Promise<void> {
  if (!invoiceNumber) return;
  const invoices = await em.findBy(VendorInvoice, { claimId });
  const vendors = await em.findBy(Vendor, { id: In(invoices.map(({ vendorId }) => vendorId)) });
  const paid = invoices.find((invoice) => {
    const name = vendors.find(({ id }) => id === invoice.vendorId)?.name ?? '';
    return isOfInvoice({ payee, invoiceNumber }, { name, invoiceNumber: invoice.invoiceNumber });
  });
  if (paid) assertAllowed(loss, totalsOf(paid.lines).allowed);
}
