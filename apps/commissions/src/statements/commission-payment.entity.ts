import type { Currency } from '@palisade/kernel';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { minorUnits } from '../snapshots/minor-units';

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

  @Column('date', { name: 'paid_on' })
  paidOn: string;

  @Column('timestamptz')
  created: Date;
}
