import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { DiaryStatus, DiaryType } from '../domain/diary/diary';

/** What is to be done of a claim, and by when. */
@Entity('claim_diary')
export class DiaryEntry {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'claim_id' })
  claimId: string;

  @Column('text', { name: 'entry_type' })
  entryType: DiaryType;

  @Column('text')
  subject: string;

  @Column('text', { nullable: true })
  text: string | null;

  @Column('date', { name: 'due_date' })
  dueDate: string;

  /** The law that wants it; null where none does. */
  @Column('text', { nullable: true })
  citation: string | null;

  /** The rule that made it, once of a claim; null where a person did. */
  @Column('text', { nullable: true })
  rule: string | null;

  /** Whose it is; null: the handler's of the file. */
  @Column('uuid', { name: 'assigned_to', nullable: true })
  assignedTo: string | null;

  @Column('text')
  status: DiaryStatus;

  @Column('uuid', { name: 'created_by' })
  createdBy: string;

  @Column('text', { name: 'created_by_name' })
  createdByName: string;

  @Column('timestamptz')
  created: Date;

  /** When the handler was told that it is due; once. */
  @Column('timestamptz', { name: 'told_on', nullable: true })
  toldOn: Date | null;
}
