import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The cluster that an agency belongs to. */
@Entity('agency_link')
export class AgencyLink {
  @PrimaryColumn('uuid', { name: 'agency_id' })
  agencyId: string;

  @Column('uuid', { name: 'cluster_id', nullable: true })
  clusterId: string | null;
}
