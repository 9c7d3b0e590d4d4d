import { NoteRow } from '@palisade/platform';
import { Column, Entity } from 'typeorm';

/** What somebody of sales noted of a lead. */
@Entity('lead_note')
export class LeadNote extends NoteRow {
  @Column('uuid', { name: 'lead_id' })
  ownerId: string;
}
