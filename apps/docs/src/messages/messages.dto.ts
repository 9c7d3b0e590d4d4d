import { ApiProperty } from '@nestjs/swagger';
import { PageQuery } from '@palisade/platform';
import { IsIn, IsOptional, IsUUID } from 'class-validator';
import type { Document } from '../documents/document.entity';
import type { TriageReason } from '../domain/intake';
import { TRIAGE_REASONS } from '../domain/intake';
import type { AttachedFile, FileOutcome } from '../domain/mail-files';
import { FILE_OUTCOMES } from '../domain/mail-files';
import type { DocMessage } from './doc-message.entity';

export class MessageSearchQuery extends PageQuery {
  @IsOptional()
  @IsUUID()
  accountId?: string;

  @IsOptional()
  @IsUUID()
  submissionId?: string;

  /** Those that are no submission yet. */
  @IsOptional()
  @IsIn(['TRIAGE'])
  filter?: 'TRIAGE';
}

/** A mail that came in. */
export class DocMessageResponse {
  /** What we call it: the same each time that a sender who proved to be one sends it. */
  msgId: string;
  fromName: string | null;

  /** Who sent it; null where it does not say. */
  from: string | null;
  subject: string;

  @ApiProperty({ format: 'date-time' })
  received: string;

  /** The files that came with it, as documents. */
  attachments: string[];

  /** Why it became no submission by itself; null for a sender that is not known, or for one that is. */
  @IsOptional()
  @IsIn(TRIAGE_REASONS)
  triageReason: TriageReason | null;

  /** Of a mail that was laid aside: why, in words. */
  triageDetail: string | null;
  submissionId: string | null;
  accountId: string | null;
}

/** A file that came with a mail. */
export class MessageFile {
  docId: string;
  fileName: string;

  /** Bytes. */
  size: number;
}

/** A file that came with a mail, and what became of it. */
export class MessageAttachment implements AttachedFile {
  fileName: string;

  /** As its content says; null where that was not looked at. */
  contentType: string | null;

  /** Bytes. */
  size: number;

  @IsIn(FILE_OUTCOMES)
  outcome: FileOutcome;

  /** Why it was not taken, in words; null for what was. */
  reason: string | null;

  /** The forwarded mail or the archive of Outlook that it lay in; null for the mail itself. */
  within: string | null;

  /** The document that it is kept as; null where it is not. */
  docId: string | null;
}

export class DocMessageDetail extends DocMessageResponse {
  body: string;
  files: MessageFile[];

  /** What became of every file that came with it; empty for mails that came before that was noted. */
  attached: MessageAttachment[];
}

export const toMessage = (row: DocMessage): DocMessageResponse => ({
  msgId: row.msgId,
  fromName: row.fromName,
  from: row.fromEmail,
  subject: row.subject,
  received: row.received.toISOString(),
  attachments: row.docIds,
  triageReason: row.triageReason,
  triageDetail: row.triageDetail,
  submissionId: row.submissionId,
  accountId: row.accountId,
});

export const toFile = ({ id: docId, fileName, size }: Document): MessageFile => ({
  docId,
  fileName,
  size,
});
