import type { Currency } from '@palisade/kernel';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Commission } from '../commissions/commission.entity';
import { minorUnits } from '../snapshots/minor-units';
import { percentNumber } from '../snapshots/percent-number';

/** Commission that became payable, or is taken back when negative. */
@Entity('statement_line')
export class StatementLine {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'statement_id' })
  statementId: string;

  @Column('uuid', { name: 'commission_id' })
  commissionId: string;

  @ManyToOne(() => Commission)
  @JoinColumn({ name: 'commission_id' })
  commission?: Commission;

  @Column('uuid', { name: 'agency_id' })
  agencyId: string;

  @Column('text')
  currency: Currency;

  @Column('bigint', { transformer: minorUnits })
  amount: number;

  /** How much of the premium was paid then, in percent. */
  @Column('numeric', { name: 'paid_share', transformer: percentNumber })
  paidShare: number;

  @Column('timestamptz')
  occurred: Date;
}
