import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What row scope and the named insured need of an insured company, as told by account. */
@Entity('account')
export class Account {
  @PrimaryColumn('uuid')
  id: string;

  /** That serves it; what was told before this was kept says nothing. */
  @Column('uuid', { name: 'agency_id', nullable: true })
  agencyId: string | null;

  /** Whether account has told of the agency. */
  @Column('boolean', { name: 'agency_told' })
  agencyTold: boolean;

  @Column('uuid', { name: 'team_ids', array: true })
  teamIds: string[];

  @Column('uuid', { name: 'aggregator_id', nullable: true })
  aggregatorId: string | null;

  /** The name that account has for it, which two people change; null where it was not told. */
  @Column('text', { nullable: true })
  name: string | null;

  @Column('integer')
  version: number;
}
