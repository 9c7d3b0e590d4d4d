import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Control, Severity, Verdict } from '../domain/finding';

/** A check of a source, as it stood at the last reading. */
@Entity('finding')
export class FindingRow {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'connection_id' })
  connectionId: string;

  /** The tool's own name of the check. */
  @Column('text', { name: 'check_name' })
  check: string;

  @Column('text')
  subject: string;

  @Column('text')
  title: string;

  @Column('text')
  verdict: Verdict;

  /** 0 is the worst: lists begin with it. */
  @Column('integer')
  rank: number;

  @Column('text')
  severity: Severity;

  @Column('text', { nullable: true })
  control: Control | null;

  @Column('text')
  evidence: string;

  /** What passing it would add to the tool's score. */
  @Column('double precision')
  points: number;

  @Column('timestamptz', { name: 'seen_at' })
  seenAt: Date;
}
