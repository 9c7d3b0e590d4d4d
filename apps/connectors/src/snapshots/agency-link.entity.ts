import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The aggregator of an agency. */
@Entity('agency_link')
export class AgencyLink {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'aggregator_id', nullable: true })
  aggregatorId: string | null;

  @Column('integer')
  version: number;
}
