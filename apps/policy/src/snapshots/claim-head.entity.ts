import { Column, Entity, PrimaryColumn } from 'typeorm';
import { minorUnits } from './minor-units';

/** What stands for a file where something was told of and is no claim. */
export const CIRCUMSTANCE = 'CIRCUMSTANCE';

/** What stands for it once it has ended without becoming one. */
export const ENDED_CIRCUMSTANCE = 'ENDED_CIRCUMSTANCE';

/** A filed claim or circumstance, as told by claims. */
@Entity('claim_head')
export class ClaimHead {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'policy_id' })
  policyId: string;

  @Column('text', { name: 'claim_number' })
  claimNumber: string;

  /** Null until claims staff has opened a file. */
  @Column('text', { name: 'file_status', nullable: true })
  fileStatus: string | null;

  /** As it was filed; null where nobody knows it. */
  @Column('date', { name: 'loss_date', nullable: true })
  lossDate: string | null;

  /** What was paid of it that erodes the limit. */
  @Column('bigint', { transformer: minorUnits })
  paid: number;

  @Column('integer')
  version: number;
}
