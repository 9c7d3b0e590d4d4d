import type { RecoveryType } from '@palisade/trade';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Recovery } from '../domain/life/book';
import type { ReserveCategory } from '../domain/reserves';
import { minorUnits } from '../snapshots/minor-units';

/** Money that came back to the insurer; rows are only added. */
@Entity('claim_recovery')
export class ClaimRecovery implements Recovery {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'claim_id' })
  claimId: string;

  @Column('text')
  category: ReserveCategory;

  @Column('text')
  type: RecoveryType;

  @Column('bigint', { transformer: minorUnits })
  amount: number;

  @Column('uuid', { name: 'treaty_id', nullable: true })
  treatyId: string | null;

  @Column('timestamptz', { name: 'received_on' })
  receivedOn: Date;

  @Column('uuid', { name: 'booked_by' })
  bookedBy: string;
}
