import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { InvoicePrint } from '../domain/pages/money-pages';

/** The first invoice of a policy: a part of its packet. */
@Entity('invoice_print')
export class InvoicePrintRow {
  @PrimaryColumn('uuid', { name: 'policy_id' })
  policyId: string;

  @Column('jsonb')
  invoice: InvoicePrint;
}
