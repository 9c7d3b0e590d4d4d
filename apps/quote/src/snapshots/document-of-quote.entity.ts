import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A file of a quote, which notes may name. */
@Entity('document_of_quote')
export class DocumentOfQuote {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'quote_id' })
  quoteId: string;

  @Column('text')
  visibility: 'EVERYBODY' | 'TRADE' | 'STAFF';

  @Column('boolean')
  removed: boolean;

  @Column('integer')
  version: number;
}
