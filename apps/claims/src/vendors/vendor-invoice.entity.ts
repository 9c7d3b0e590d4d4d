import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { InvoiceStatus, ReviewedLine } from '../domain/vendors/invoice';

/** An invoice of a vendor, each line with what is paid of it. */
@Entity('vendor_invoice')
export class VendorInvoice {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'claim_id' })
  claimId: string;

  @Column('uuid', { name: 'vendor_id' })
  vendorId: string;

  @Column('uuid', { name: 'quote_id', nullable: true })
  quoteId: string | null;

  @Column('text', { name: 'invoice_number' })
  invoiceNumber: string;

  @Column('date', { name: 'invoiced_on' })
  invoicedOn: string;

  @Column('jsonb')
  lines: ReviewedLine[];

  @Column('text')
  status: InvoiceStatus;

  @Column('timestamptz')
  created: Date;
}
