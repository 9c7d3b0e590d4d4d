import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Whether the payments of an agency are paused; no row means that they are not. */
@Entity('agency_payout')
export class AgencyPayout {
  @PrimaryColumn('uuid', { name: 'agency_id' })
  agencyId: string;

  @Column('boolean')
  paused: boolean;
}
