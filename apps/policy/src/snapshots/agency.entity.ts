import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An agency with its authority and its links, as told by account. */
@Entity('agency')
export class Agency {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  name: string;

  /** The agency may issue policies by itself. */
  @Column('boolean', { name: 'can_issue' })
  canIssue: boolean;

  /** Its people notice unpaid policies themselves. */
  @Column('boolean', { name: 'notices_by_hand' })
  noticesByHand: boolean;

  /** The programs that its policies can be in. */
  @Column('text', { array: true })
  programs: string[];

  @Column('uuid', { name: 'cluster_id', nullable: true })
  clusterId: string | null;

  @Column('uuid', { name: 'aggregator_id', nullable: true })
  aggregatorId: string | null;

  @Column('integer')
  version: number;
}
