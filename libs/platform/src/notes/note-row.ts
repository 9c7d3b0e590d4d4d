import type { NoteType } from '@palisade/trade';
import { Column, PrimaryColumn } from 'typeorm';

/** What somebody noted of a row; the table of a service adds of which. */
export abstract class NoteRow {
  @PrimaryColumn('uuid')
  id: string;

  /** The account, quote or claim that is noted of. */
  abstract ownerId: string;

  @Column('text', { name: 'note_type' })
  noteType: NoteType;

  @Column('text')
  text: string;

  /** Documents of the row. */
  @Column('uuid', { array: true })
  attachments: string[];

  @Column('uuid', { name: 'created_by' })
  createdBy: string;

  @Column('text', { name: 'created_by_name' })
  createdByName: string;

  @Column('timestamptz')
  created: Date;

  @Column('timestamptz', { name: 'last_updated', nullable: true })
  lastUpdated: Date | null;
}
