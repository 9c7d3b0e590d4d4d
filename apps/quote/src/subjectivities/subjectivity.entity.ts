import { Column, Entity, PrimaryColumn } from 'typeorm';
import type {
  AutoClear,
  SubjectivityOwner,
  SubjectivityStage,
  SubjectivityState,
} from '../domain/subjectivities';

/** A condition of a quote. */
@Entity('subjectivity')
export class Subjectivity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'quote_id' })
  quoteId: string;

  @Column('text')
  code: string;

  @Column('text')
  title: string;

  @Column('text')
  text: string;

  @Column('text')
  stage: SubjectivityStage;

  /** Who is to meet it. */
  @Column('text')
  owner: SubjectivityOwner;

  /** What proves that it is met, for example `document:SIGNED_APPLICATION`. */
  @Column('text', { array: true })
  evidence: string[];

  /** The factor of the score that meets it by itself. */
  @Column('jsonb', { name: 'auto_clear', nullable: true })
  autoClear: AutoClear | null;

  @Column('timestamptz', { name: 'due_at', nullable: true })
  dueAt: Date | null;

  /** When it was told that it is due soon. */
  @Column('timestamptz', { name: 'reminded_on', nullable: true })
  remindedOn: Date | null;

  /** Written for this quote alone. */
  @Column('boolean', { name: 'is_manuscript' })
  isManuscript: boolean;

  @Column('text')
  state: SubjectivityState;

  @Column('text', { nullable: true })
  note: string | null;

  @Column('uuid', { name: 'doc_id', nullable: true })
  docId: string | null;

  /** The security tool that shows it; null where none does. */
  @Column('uuid', { name: 'connection_id', nullable: true })
  connectionId: string | null;

  /** Who decided it by hand, either way; null where its evidence did. */
  @Column('uuid', { name: 'completed_by', nullable: true })
  completedBy: string | null;

  @Column('timestamptz', { name: 'completed_on', nullable: true })
  completedOn: Date | null;
}
