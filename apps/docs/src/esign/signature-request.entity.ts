import type { Scope } from '@palisade/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { QuotePrint } from '../domain/pages/quote-pages';
import type { SignatureStatus } from '../domain/signing';

/** An application that waits for its signature, or has it. */
@Entity('signature_request')
export class SignatureRequest {
  @PrimaryColumn('uuid', { name: 'quote_id' })
  quoteId: string;

  @Column('text')
  status: SignatureStatus;

  @Column('jsonb')
  quote: QuotePrint;

  @Column('jsonb')
  scope: Scope;

  /** The application: first the one to sign, then the signed one. */
  @Column('uuid', { name: 'doc_id' })
  docId: string;

  @Column('timestamptz')
  expires: Date;

  @Column('text', { name: 'signee_name', nullable: true })
  signeeName: string | null;

  @Column('text', { name: 'signee_title', nullable: true })
  signeeTitle: string | null;

  @Column('timestamptz', { name: 'signed_at', nullable: true })
  signedAt: Date | null;

  /** Of the last event of the quote that counted. */
  @Column('integer')
  version: number;
}
