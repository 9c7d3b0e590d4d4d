import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Whose an account is; `id` is the account's. */
@Entity('account_link')
export class AccountLink {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'aggregator_id', nullable: true })
  aggregatorId: string | null;

  @Column('uuid', { name: 'agency_id', nullable: true })
  agencyId: string | null;

  @Column('uuid', { name: 'team_ids', array: true })
  teamIds: string[];

  /** Its security providers. */
  @Column('uuid', { name: 'mssp_ids', array: true })
  msspIds: string[];

  @Column('integer')
  version: number;
}
