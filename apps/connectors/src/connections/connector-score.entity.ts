import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The last score of a source on a day. */
@Entity('connector_score')
export class ConnectorScore {
  @PrimaryColumn('uuid', { name: 'connection_id' })
  connectionId: string;

  @PrimaryColumn('date')
  day: string;

  @Column('integer')
  score: number;

  @Column('timestamptz', { name: 'measured_at' })
  measuredAt: Date;
}
