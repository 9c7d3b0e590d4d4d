import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A filed claim, as told by claims. */
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

  @Column('integer')
  version: number;
}
