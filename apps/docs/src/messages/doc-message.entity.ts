import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { TriageReason } from '../domain/intake';

/** A mail that came in for the underwriters. */
@Entity('doc_message')
export class DocMessage {
  /** What the mail calls itself; the hash of one that has no name. */
  @PrimaryColumn('text', { name: 'msg_id' })
  msgId: string;

  @Column('text', { name: 'from_name', nullable: true })
  fromName: string | null;

  @Column('text', { name: 'from_email', nullable: true })
  fromEmail: string | null;

  @Column('text')
  subject: string;

  /** Subject and sender in lower case: lists are searched by it. */
  @Column('text', { name: 'search_text', select: false })
  searchText: string;

  @Column('text')
  body: string;

  @Column('timestamptz')
  received: Date;

  @Column('uuid', { name: 'doc_ids', array: true })
  docIds: string[];

  /** Why it became no submission by itself. */
  @Column('text', { name: 'triage_reason', nullable: true })
  triageReason: TriageReason | null;

  @Column('uuid', { name: 'submission_id', nullable: true })
  submissionId: string | null;

  @Column('uuid', { name: 'account_id', nullable: true })
  accountId: string | null;
}
