import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The cluster and the aggregator that an agency belongs to. */
@Entity('agency_link')
export class AgencyLink {
  @PrimaryColumn('uuid', { name: 'agency_id' })
  agencyId: string;

  @Column('uuid', { name: 'cluster_id', nullable: true })
  clusterId: string | null;

  @Column('uuid', { name: 'aggregator_id', nullable: true })
  aggregatorId: string | null;
}
