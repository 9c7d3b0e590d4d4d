import { NoteRow } from '@palisade/platform';
import { Column, Entity } from 'typeorm';

/** What somebody noted of a claim. */
@Entity('claim_note')
export class ClaimNote extends NoteRow {
  @Column('uuid', { name: 'claim_id' })
  ownerId: string;
}
