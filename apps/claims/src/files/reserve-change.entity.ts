import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ReserveChangeStatus } from '../domain/life/book';
import { minorUnits } from '../snapshots/minor-units';
import type { ReserveCategory } from '../domain/reserves';

/** One change of one reserve; one that waits is decided, else rows are only added. */
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

  /** What was asked for in one call; null where nothing waited. */
  @Column('uuid', { name: 'change_id', nullable: true })
  changeId: string | null;

  @Column('text')
  status: ReserveChangeStatus;

  @Column('uuid', { name: 'approved_by', nullable: true })
  approvedBy: string | null;

  @Column('uuid', { name: 'changed_by' })
  changedBy: string;

  @Column('timestamptz', { name: 'changed_on' })
  changedOn: Date;
}
