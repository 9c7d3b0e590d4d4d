import type { FilledForm } from '@palisade/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { TriageReason } from '../domain/intake';
import type { AttachedFile } from '../domain/mail-files';

/** A mail that came in for the underwriters. */
@Entity('doc_message')
export class DocMessage {
  /**
   * What we call the mail: of a sender who proved to be one a hash of the address and of what the mail
   * calls itself, so that it is the same each time it comes; of others the id of its arrival.
   */
  @PrimaryColumn('text', { name: 'msg_id' })
  msgId: string;

  /** What the mail calls itself. */
  @Column('text', { name: 'message_id', nullable: true })
  messageId: string | null;

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

  /** What became of each file that came with it. */
  @Column('jsonb')
  attached: AttachedFile[];

  /** Why it became no submission by itself. */
  @Column('text', { name: 'triage_reason', nullable: true })
  triageReason: TriageReason | null;

  /** The same in words, where there is more to say. */
  @Column('text', { name: 'triage_detail', nullable: true })
  triageDetail: string | null;

  /** What was entered in an application of ours that came with it, while it waits to be looked at. */
  @Column('jsonb', { nullable: true })
  application: FilledForm | null;

  @Column('uuid', { name: 'submission_id', nullable: true })
  submissionId: string | null;

  @Column('uuid', { name: 'account_id', nullable: true })
  accountId: string | null;
}
