import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An agency that would serve an account and does not now: one that served it before. */
@Entity('interested_agency')
export class InterestedAgency {
  @PrimaryColumn('uuid', { name: 'account_id' })
  accountId: string;

  @PrimaryColumn('uuid', { name: 'agency_id' })
  agencyId: string;

  @Column('timestamptz')
  since: Date;
}
