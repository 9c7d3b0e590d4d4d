import type { Product } from '@palisade/trade';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { DocType } from '../domain/doc-types';
import type { Visibility } from '../domain/uploads';

/** A document; its bytes lie in the store under its id, or where its content key says. */
@Entity('document')
export class Document {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text', { name: 'doc_type' })
  docType: DocType;

  @Column('text')
  title: string;

  @Column('text', { name: 'file_name' })
  fileName: string;

  @Column('text', { name: 'content_type' })
  contentType: string;

  /** Bytes. */
  @Column('integer')
  size: number;

  /** Of the bytes, hexadecimal. */
  @Column('text')
  sha256: string;

  @Column('integer')
  pages: number;

  @Column('text', { nullable: true })
  product: Product | null;

  @Column('uuid', { name: 'account_id', nullable: true })
  accountId: string | null;

  @Column('uuid', { name: 'agency_id', nullable: true })
  agencyId: string | null;

  @Column('uuid', { name: 'team_ids', array: true })
  teamIds: string[];

  @Column('uuid', { name: 'carrier_id', nullable: true })
  carrierId: string | null;

  @Column('uuid', { name: 'quote_id', nullable: true })
  quoteId: string | null;

  @Column('uuid', { name: 'policy_id', nullable: true })
  policyId: string | null;

  @Column('uuid', { name: 'invoice_id', nullable: true })
  invoiceId: string | null;

  @Column('text', { name: 'transaction_id', nullable: true })
  transactionId: string | null;

  /** Shared with all that followed from the same request. */
  @Column('text', { name: 'correlation_id', nullable: true })
  correlationId: string | null;

  @Column('timestamptz')
  created: Date;

  /** Printed by this service, or brought by people. */
  @Column('text')
  source: 'PRINTED' | 'UPLOADED';

  @Column('text')
  visibility: Visibility;

  @Column('uuid', { name: 'claim_id', nullable: true })
  claimId: string | null;

  @Column('uuid', { name: 'uploaded_by', nullable: true })
  uploadedBy: string | null;

  @Column('text', { name: 'uploaded_by_name', nullable: true })
  uploadedByName: string | null;

  /** The organisation of whoever brought it. */
  @Column('uuid', { name: 'uploaded_for', nullable: true })
  uploadedFor: string | null;

  /** Only its own person sees it, and it goes after a day unless it is kept. */
  @Column('boolean')
  temp: boolean;

  @Column('timestamptz', { nullable: true })
  removed: Date | null;

  /** It tells what an agency settles net of its commission: for who sees commissions. */
  @Column('boolean', { name: 'is_net' })
  isNet?: boolean;

  /** Where bytes lie that many documents may have; those of others lie under their id. */
  @Column('text', { name: 'content_key', nullable: true })
  contentKey?: string | null;
}
