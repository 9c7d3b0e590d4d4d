import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { NoteType } from '../domain/notes';

/** What somebody noted of an account. */
@Entity('account_note')
export class AccountNote {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'account_id' })
  accountId: string;

  @Column('text', { name: 'note_type' })
  noteType: NoteType;

  @Column('text')
  text: string;

  /** Documents of the account. */
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
