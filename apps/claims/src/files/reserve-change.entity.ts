import { Column, Entity, PrimaryColumn } from 'typeorm';
import { minorUnits } from '../snapshots/minor-units';
import type { ReserveCategory } from '../domain/reserves';

/** One change of one reserve; rows are only added. */
@Entity('reserve_change')
export class ReserveChange {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'claim_id' })
  claimId: string;

  @Column('text')
  category: ReserveCategory;

  @Column('bigint', { name: 'previous_amount', transformer: minorUnits })
  previousAmount: number;

  @Column('bigint', { name: 'new_amount', transformer: minorUnits })
  newAmount: number;

  /** Null where none was asked for yet. */
  @Column('text', { nullable: true })
  reason: string | null;

  @Column('uuid', { name: 'changed_by' })
  changedBy: string;

  @Column('timestamptz', { name: 'changed_on' })
  changedOn: Date;
}
