import { ApiProperty } from '@nestjs/swagger';
import { PageQuery } from '@palisade/platform';
import { IsIn, IsOptional, IsUUID } from 'class-validator';
import type { Document } from '../documents/document.entity';
import type { TriageReason } from '../domain/intake';
import { TRIAGE_REASONS } from '../domain/intake';
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

export class DocMessageDetail extends DocMessageResponse {
  body: string;
  files: MessageFile[];
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
