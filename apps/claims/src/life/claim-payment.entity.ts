import type { ClaimPaymentMethod, PayeeType } from '@palisade/trade';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { LimitedBy, Payment, PaymentStatus } from '../domain/life/book';
import type { ReserveCategory } from '../domain/reserves';
import { minorUnits } from '../snapshots/minor-units';

/** One payment of a claim. */
@Entity('claim_payment')
export class ClaimPayment implements Payment {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'claim_id' })
  claimId: string;

  @Column('integer')
  number: number;

  @Column('text')
  category: ReserveCategory;

  @Column('text', { nullable: true })
  coverage: string | null;

  @Column('bigint', { name: 'covered_loss', transformer: minorUnits })
  coveredLoss: number;

  /** Hundredths of hours. */
  @Column('integer', { name: 'waiting_hours' })
  waitingHours: number;

  @Column('bigint', { name: 'retention_applied', transformer: minorUnits })
  retentionApplied: number;

  @Column('bigint', { transformer: minorUnits })
  amount: number;

  @Column('bigint', { name: 'not_paid', transformer: minorUnits })
  notPaid: number;

  @Column('text', { name: 'limited_by' })
  limitedBy: LimitedBy;

  @Column('text')
  payee: string;

  @Column('text', { name: 'payee_type' })
  payeeType: PayeeType;

  @Column('text', { name: 'invoice_number', nullable: true })
  invoiceNumber: string | null;

  @Column('uuid', { name: 'vendor_invoice_id', nullable: true })
  vendorInvoiceId: string | null;

  @Column('text')
  method: ClaimPaymentMethod;

  @Column('text')
  status: PaymentStatus;

  @Column('bigint', { transformer: minorUnits })
  refunded: number;

  @Column('uuid', { name: 'requested_by' })
  requestedBy: string;

  @Column('bigint', { transformer: minorUnits })
  measured: number;

  @Column('bigint', { transformer: minorUnits })
  authority: number;

  @Column('uuid', { name: 'approved_by', nullable: true })
  approvedBy: string | null;

  @Column('timestamptz', { name: 'requested_on' })
  requestedOn: Date;

  @Column('timestamptz', { name: 'issued_on', nullable: true })
  issuedOn: Date | null;

  /** When it cleared, was stopped or made void. */
  @Column('timestamptz', { name: 'ended_on', nullable: true })
  endedOn: Date | null;
}
