import type { Currency } from '@palisade/kernel';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PaymentStatus } from '../domain/payment-status';
import { minorUnits } from '../snapshots/minor-units';

/** A payment that has been made. */
export type PaidCommission = CommissionPayment & { paidOn: string };

/** A payment of commission to an agency. */
@Entity('commission_payment')
export class CommissionPayment {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'agency_id' })
  agencyId: string;

  /** Named by the caller: the same token pays once. */
  @Column('text')
  token: string;

  @Column('text')
  currency: Currency;

  @Column('bigint', { transformer: minorUnits })
  amount: number;

  @Column('text')
  description: string;

  @Column('text')
  status: PaymentStatus;

  /** Null until it is paid. */
  @Column('date', { name: 'paid_on', nullable: true })
  paidOn: string | null;

  /** Who began it, where two people pay. */
  @Column('uuid', { name: 'asked_by', nullable: true })
  askedBy: string | null;

  @Column('text', { name: 'asked_by_name', nullable: true })
  askedByName: string | null;

  @Column('text', { name: 'approved_by_name', nullable: true })
  approvedByName: string | null;

  @Column('timestamptz')
  created: Date;
}
