import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The cluster and the aggregator of an agency, as told by account; `id` is the agency's. */
@Entity('agency_link')
export class AgencyLink {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'cluster_id', nullable: true })
  clusterId: string | null;

  @Column('uuid', { name: 'aggregator_id', nullable: true })
  aggregatorId: string | null;

  @Column('integer')
  version: number;
}
