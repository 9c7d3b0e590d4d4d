import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Severity } from '../domain/finding';
import type { ChangedFinding } from '../domain/finding-changes';

/** A finding of a source that opened or was closed. */
@Entity('finding_change')
export class FindingChange implements ChangedFinding {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'connection_id' })
  connectionId: string;

  @Column('text', { name: 'check_name' })
  check: string;

  @Column('text')
  subject: string;

  @Column('text')
  title: string;

  @Column('text')
  severity: Severity;

  @Column('text')
  change: ChangedFinding['change'];

  /** When it was read. */
  @Column('timestamptz')
  read: Date;
}
