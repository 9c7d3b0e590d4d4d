import { NoteRow } from '@palisade/platform';
import { Column, Entity } from 'typeorm';

/** What somebody noted of a quote. */
@Entity('quote_note')
export class QuoteNote extends NoteRow {
  @Column('uuid', { name: 'quote_id' })
  ownerId: string;
}
