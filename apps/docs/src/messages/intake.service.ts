import { createHash } from 'node:crypto';
import { isUtf8 } from 'node:buffer';
import { Injectable } from '@nestjs/common';
import { DomainError } from '@palisade/kernel';
import { DomainClock, newId, Transactions } from '@palisade/platform';
import type { Attachment, ParsedMail } from 'mailparser';
import { simpleParser } from 'mailparser';
import { Document } from '../documents/document.entity';
import { triageOf } from '../domain/intake';
import { contentTypeOf } from '../domain/uploads';
import { DocumentStore } from '../store/document-store';
import type { FilledForm } from '../rendering/read-form';
import { readApplication } from '../rendering/read-form';
import { checkContent } from '../uploads/check-content';
import { DocMessage } from './doc-message.entity';
import type { WaitingMail } from './mail-intake';
import { publishReceived } from './message-events';

const START_BYTES = 16;
const FILE_NAME_MAX = 255;
const SUBJECT_MAX = 500;
const BODY_MAX = 100_000;
const NAME_MAX = 200;
const FILES_MAX = 50;
const PDF = Buffer.from('%PDF-');
const CONTROL = /[\p{Cc}\\/]/gu;

/** Keeps mails that come in, each once, with the files that came with them. */
@Injectable()
export class IntakeService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: DomainClock,
    private readonly store: DocumentStore,
  ) {}

  /** Takes a mail; one that was taken before changes nothing. */
  async take({ name, size }: WaitingMail, content: Buffer | null): Promise<void> {
    const mail = content ? await simpleParser(content) : null;
    const sender = mail?.from?.value[0];
    const fromEmail = sender?.address?.toLowerCase() ?? null;
    const headers = headersOf(mail);
    const reason = triageOf({ fromEmail, headers, size });
    const attachments = mail?.attachments ?? [];
    const documents = await this.keepFiles(attachments);
    const application = reason ? null : await applicationIn(attachments);
    const message = {
      msgId: (mail?.messageId ?? hashOf(content, name)).slice(0, NAME_MAX),
      fromName: sender?.name ? sender.name.slice(0, NAME_MAX) : null,
      fromEmail,
      subject: (mail?.subject ?? name).slice(0, SUBJECT_MAX),
      body: (mail?.text ?? '').slice(0, BODY_MAX),
      received: this.clock.now(),
      docIds: documents.map(({ id }) => id),
      triageReason: reason,
      submissionId: null,
      accountId: null,
    };
    await this.transactions.run(async (tx) => {
      const { msgId } = message;
      await tx.em.query(`select pg_advisory_xact_lock(hashtext('message ' || $1))`, [msgId]);
      if (await tx.em.existsBy(DocMessage, { msgId })) return;
      await tx.em.insert(DocMessage, message);
      for (const document of documents) await tx.em.insert(Document, document);
      if (!reason && fromEmail) await publishReceived(tx, { ...message, fromEmail, application });
    });
  }

  /** Keeps the bytes of what may be kept; a file that is refused is left out. */
  private async keepFiles(attachments: Attachment[]): Promise<Document[]> {
    const documents: Document[] = [];
    for (const { filename, content } of attachments.slice(0, FILES_MAX)) {
      const document = await this.fileOf(filename ?? 'attachment', content);
      if (!document) continue;
      await this.store.put(document.id, content);
      documents.push(document);
    }
    return documents;
  }

  private async fileOf(name: string, content: Buffer): Promise<Document | null> {
    const fileName = name.replace(CONTROL, '_').slice(-FILE_NAME_MAX);
    try {
      const start = content.subarray(0, START_BYTES).toString('latin1');
      const isText = isUtf8(content) && !content.includes(0);
      const contentType = contentTypeOf({ fileName, start, isText });
      await checkContent(content);
      return {
        ...NOWHERE,
        id: newId(),
        title: fileName,
        fileName,
        contentType,
        size: content.length,
        sha256: createHash('sha256').update(content).digest('hex'),
        created: this.clock.now(),
      };
    } catch (error) {
      if (error instanceof DomainError) return null;
      throw error;
    }
  }
}

/** The first application of ours that came with a mail. */
async function applicationIn(attachments: Attachment[]): Promise<FilledForm | null> {
  for (const { content } of attachments.slice(0, FILES_MAX)) {
    if (!content.subarray(0, PDF.length).equals(PDF)) continue;
    const filled = await readApplication(content);
    if (filled) return filled;
  }
  return null;
}

/** A file of a mail: for the provider's people until the mail is a submission of an agency. */
const NOWHERE = {
  docType: 'OTHER' as const,
  pages: 0,
  product: null,
  accountId: null,
  agencyId: null,
  teamIds: [],
  carrierId: null,
  quoteId: null,
  policyId: null,
  claimId: null,
  invoiceId: null,
  transactionId: null,
  correlationId: null,
  source: 'UPLOADED' as const,
  visibility: 'STAFF' as const,
  uploadedBy: null,
  uploadedByName: null,
  uploadedFor: null,
  temp: false,
  removed: null,
};

const headersOf = (mail: ParsedMail | null): Record<string, string> =>
  Object.fromEntries(
    (mail?.headerLines ?? []).map(({ key, line }) => [
      key,
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  );

const hashOf = (content: Buffer | null, name: string): string =>
  createHash('sha256')
    .update(content ?? name)
    .digest('hex');
