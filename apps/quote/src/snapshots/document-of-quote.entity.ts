import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A file of a quote, which notes may name and which may prove a condition. */
@Entity('document_of_quote')
export class DocumentOfQuote {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'quote_id' })
  quoteId: string;

  /** Null of files that were told of before their kind was kept. */
  @Column('text', { name: 'doc_type', nullable: true })
  docType: string | null;

  @Column('text')
  visibility: 'EVERYBODY' | 'TRADE' | 'STAFF';

  @Column('boolean')
  removed: boolean;

  @Column('integer')
  version: number;
}
