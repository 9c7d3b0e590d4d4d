import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { FileStatus } from '../domain/file-status';
import type { ByCategory } from '../domain/reserves';

/** What a claim was after one of its acts; rows are only added. */
@Entity('claim_act')
export class ClaimAct {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'claim_id' })
  claimId: string;

  /** Its place among the acts of the claim, from one. */
  @Column('integer')
  number: number;

  @Column('text')
  act: string;

  @Column('timestamptz', { name: 'acted_on' })
  actedOn: Date;

  @Column('uuid', { name: 'acted_by' })
  actedBy: string;

  @Column('text', { name: 'file_status' })
  fileStatus: FileStatus;

  @Column('jsonb')
  reserves: ByCategory;

  @Column('jsonb')
  paid: ByCategory;

  @Column('jsonb')
  recovered: ByCategory;
}
