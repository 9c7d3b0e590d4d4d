import type { Currency } from '@palisade/kernel';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { InvoiceStatus } from '../domain/invoice-status';
import { PolicyBill } from '../policies/policy-bill.entity';
import { minorUnits } from '../snapshots/minor-units';

/** Why an invoice was made. */
export type InvoiceKind = 'NEW' | 'ENDORSEMENT' | 'ERP' | 'REINSTATEMENT';

/** An invoice; what it asks for is the sum of its lines. */
@Entity('invoice')
export class Invoice {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text', { name: 'invoice_number' })
  invoiceNumber: string;

  @Column('uuid', { name: 'policy_id' })
  policyId: string;

  @ManyToOne(() => PolicyBill)
  @JoinColumn({ name: 'policy_id' })
  policy?: PolicyBill;

  @Column('text')
  kind: InvoiceKind;

  @Column('text')
  currency: Currency;

  @Column('bigint', { name: 'amount_due', transformer: minorUnits })
  amountDue: number;

  @Column('bigint', { transformer: minorUnits })
  paid: number;

  /** Payments In Process. */
  @Column('bigint', { transformer: minorUnits })
  pending: number;

  /** The premium within what is paid. */
  @Column('bigint', { name: 'premium_paid', transformer: minorUnits })
  premiumPaid: number;

  @Column({ type: 'bigint', transformer: minorUnits, insert: false, update: false })
  balance: number;

  @Column('text')
  status: InvoiceStatus;

  @Column('text', { name: 'closed_by', nullable: true })
  closedBy: 'PAYMENT' | 'FINANCE' | 'CREDIT' | 'WRITE_OFF' | null;

  @Column('text', { name: 'close_comment', nullable: true })
  closeComment: string | null;

  @Column('date', { name: 'issued_on' })
  issuedOn: string;

  @Column('date', { name: 'due_date' })
  dueDate: string;

  /** When it was last told of as overdue. */
  @Column('date', { name: 'overdue_told_on', nullable: true })
  overdueToldOn: string | null;

  @Column('boolean', { name: 'agency_billed' })
  agencyBilled: boolean;

  /** The bill of an agency that it stands on, once that is closed. */
  @Column('uuid', { name: 'agency_bill_id', nullable: true })
  agencyBillId: string | null;

  /** Its number, the policy's and the insured in lower case: lists are searched by it. */
  @Column('text', { name: 'search_text' })
  searchText: string;

  @Column('timestamptz')
  created: Date;

  @Column('timestamptz')
  modified: Date;
}
