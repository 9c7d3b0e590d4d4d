import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The agency and the agent of an insured account, as told by account. */
@Entity('client_account')
export class ClientAccount {
  @PrimaryColumn('uuid', { name: 'account_id' })
  accountId: string;

  @Column('uuid', { name: 'agency_id', nullable: true })
  agencyId: string | null;

  @Column('uuid', { name: 'user_id', nullable: true })
  userId: string | null;

  @Column('uuid', { name: 'team_ids', array: true })
  teamIds: string[];

  /** Of the event that told of it last. */
  @Column('integer', { default: 0 })
  version: number;

  @Column('timestamptz')
  modified: Date;
}
