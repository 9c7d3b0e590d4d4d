import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The same crash of the same console at the same place, however often. */
@Entity('crash')
export class Crash {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  message: string;

  @Column('text')
  place: string;

  @Column('text')
  version: string;

  /** That of the first report. */
  @Column('jsonb')
  frames: string[];

  @Column('integer')
  count: number;

  @Column('timestamptz', { name: 'first_seen' })
  firstSeen: Date;

  @Column('timestamptz', { name: 'last_seen' })
  lastSeen: Date;
}
