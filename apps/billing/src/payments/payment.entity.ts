import type { Currency } from '@palisade/kernel';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { PaymentMethod, PaymentStatus } from '../domain/payment-status';
import type { Payer } from '../domain/refund-parts';
import { PolicyBill } from '../policies/policy-bill.entity';
import { minorUnits } from '../snapshots/minor-units';

/** A payment transaction; a refund has a negative amount. */
@Entity('payment')
export class Payment {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text', { name: 'transaction_id' })
  transactionId: string;

  /** The number of the first payment of the same charge, when this one is for a further invoice. */
  @Column('text', { name: 'part_of', nullable: true })
  partOf: string | null;

  /** The bill of an agency that it pays as a whole. */
  @Column('uuid', { name: 'agency_bill_id', nullable: true })
  agencyBillId: string | null;

  /** The receipt of such a payment, which all its parts share. */
  @Column('uuid', { name: 'receipt_id', nullable: true })
  receiptId: string | null;

  @Column('uuid', { name: 'invoice_id' })
  invoiceId: string;

  @Column('text', { name: 'invoice_number' })
  invoiceNumber: string;

  @Column('uuid', { name: 'policy_id' })
  policyId: string;

  @ManyToOne(() => PolicyBill)
  @JoinColumn({ name: 'policy_id' })
  policy?: PolicyBill;

  @Column('text')
  status: PaymentStatus;

  @Column('text')
  method: PaymentMethod;

  @Column('text', { name: 'processor_name' })
  processorName: string;

  @Column('text')
  currency: Currency;

  @Column('bigint', { transformer: minorUnits })
  amount: number;

  /** The premium within the amount, once it is settled. */
  @Column('bigint', { name: 'premium_part', transformer: minorUnits })
  premiumPart: number;

  @Column('date', { name: 'payment_date' })
  paymentDate: string;

  @Column('text', { name: 'payment_desc', nullable: true })
  paymentDesc: string | null;

  @Column('boolean', { name: 'is_down_payment' })
  isDownPayment: boolean;

  @Column('text')
  payer: Payer;

  @Column('text', { name: 'customer_email', nullable: true })
  customerEmail: string | null;

  @Column('text', { nullable: true })
  last4: string | null;

  /** The number of the unapplied cash that was transferred; null for money that came in. */
  @Column('text', { name: 'transferred_from', nullable: true })
  transferredFrom: string | null;

  @Column('text', { name: 'failure_reason', nullable: true })
  failureReason: string | null;

  @Column('boolean')
  closed: boolean;

  /** Its number and what its invoice is searched by. */
  @Column('text', { name: 'search_text' })
  searchText: string;

  @Column('timestamptz')
  started: Date;

  @Column('timestamptz')
  modified: Date;
}
