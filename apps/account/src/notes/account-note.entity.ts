import { NoteRow } from '@palisade/platform';
import { Column, Entity } from 'typeorm';

/** What somebody noted of an account. */
@Entity('account_note')
export class AccountNote extends NoteRow {
  @Column('uuid', { name: 'account_id' })
  ownerId: string;
}
