import type { Currency } from '@palisade/kernel';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { LineType } from '../domain/line-type';
import { minorUnits } from '../snapshots/minor-units';
import { percentNumber } from '../snapshots/percent-number';
import { PolicyCommission } from './policy-commission.entity';

/** What an agency earned by one transaction of a policy, or lost again when negative. */
@Entity('commission')
export class Commission {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'policy_id' })
  policyId: string;

  @ManyToOne(() => PolicyCommission)
  @JoinColumn({ name: 'policy_id' })
  policy?: PolicyCommission;

  @Column('uuid', { name: 'agency_id' })
  agencyId: string;

  @Column('text', { name: 'line_type' })
  lineType: LineType;

  @Column('text')
  currency: Currency;

  /** Premium: taxes and fees earn no commission. */
  @Column('bigint', { transformer: minorUnits })
  commissionable: number;

  /** Fees and taxes of the same transaction. */
  @Column('bigint', { name: 'non_commissionable', transformer: minorUnits })
  nonCommissionable: number;

  @Column('numeric', { transformer: percentNumber })
  pct: number;

  @Column('bigint', { transformer: minorUnits })
  amount: number;

  /** The part that may be paid out, because the premium was paid. */
  @Column('bigint', { transformer: minorUnits })
  released: number;

  @Column('date', { name: 'paid_on', nullable: true })
  paidOn: string | null;

  /** Policy and insured in lower case: lists are searched by it. */
  @Column('text', { name: 'search_text', select: false })
  searchText: string;

  @Column('timestamptz')
  created: Date;
}
