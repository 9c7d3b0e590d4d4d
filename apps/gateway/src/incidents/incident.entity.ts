import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { StatedIncident } from '../domain/incidents';

@Entity('incident')
export class Incident implements StatedIncident {
  @PrimaryColumn('uuid')
  id: string;

  @Column('jsonb')
  texts: StatedIncident['texts'];

  /** Where "Check Status" leads. */
  @Column('text', { name: 'status_url', nullable: true })
  statusUrl: string | null;

  @Column('timestamptz', { name: 'shown_from' })
  shownFrom: Date;

  @Column('timestamptz', { name: 'shown_until', nullable: true })
  shownUntil: Date | null;

  @Column('timestamptz', { name: 'ended_on', nullable: true })
  endedOn: Date | null;

  @Column('timestamptz')
  created: Date;
}
