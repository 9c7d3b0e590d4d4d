import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { LineType } from '../domain/invoice-lines';
import { minorUnits } from '../snapshots/minor-units';

/** A line of an invoice; credits are lines with a negative amount. */
@Entity('invoice_line')
export class InvoiceLine {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'invoice_id' })
  invoiceId: string;

  @Column('text')
  type: LineType;

  @Column('bigint', { transformer: minorUnits })
  amount: number;

  /** Why it was charged or given back. */
  @Column('text')
  reason: string;

  @Column('timestamptz')
  created: Date;
}
