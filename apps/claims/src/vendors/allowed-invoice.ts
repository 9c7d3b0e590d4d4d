import { invalidField } from '@palisade/kernel';
import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import type { PaymentWish } from '../domain/life/acts/request';
import { totalsOf } from '../domain/vendors/invoice';
import { namesInvoice } from '../domain/vendors/paid-invoice';
import { Vendor } from '../snapshots/vendor.entity';
import { VendorInvoice } from './vendor-invoice.entity';

/**
 * What is asked to be paid with the invoice of a vendor that it is of: the one that is chosen, else the
 * one that payee and number name; 400 for one of another claim.
 */
export async function withInvoice(
  em: EntityManager,
  claimId: string,
  { wish, vendorInvoiceId }: { wish: PaymentWish; vendorInvoiceId: string | null },
): Promise<PaymentWish> {
  if (!vendorInvoiceId && wish.invoiceNumber === null) return wish;
  const invoices = await em.findBy(VendorInvoice, { claimId });
  const paid = vendorInvoiceId
    ? invoices.find(({ id }) => id === vendorInvoiceId)
    : await namedIn(em, invoices, wish);
  if (paid) {
    const { id, invoiceNumber, lines } = paid;
    return { ...wish, invoiceNumber, vendorInvoice: { id, allowed: totalsOf(lines).allowed } };
  }
  if (!vendorInvoiceId) return wish;
  throw invalidField('NO_INVOICE', 'Choose an invoice of this claim', '/vendorInvoiceId');
}

async function namedIn(
  em: EntityManager,
  invoices: readonly VendorInvoice[],
  wish: PaymentWish,
): Promise<VendorInvoice | undefined> {
  const vendors = await em.findBy(Vendor, { id: In(invoices.map(({ vendorId }) => vendorId)) });
  const nameOf = (vendorId: string): string =>
    vendors.find(({ id }) => id === vendorId)?.name ?? '';
  return invoices.find(({ vendorId, invoiceNumber }) =>
    namesInvoice(wish, { name: nameOf(vendorId), invoiceNumber }),
  );
}
