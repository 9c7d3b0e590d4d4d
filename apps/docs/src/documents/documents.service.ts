import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Scope } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { currentContext, DomainClock, followClockOf, newId, toCsv } from '@palisade/platform';
import type { Product } from '@palisade/trade';
import { IsNull } from 'typeorm';
import type { DocType } from '../domain/doc-types';
import type { PrintDocument } from '../domain/print-document';
import { printedText } from '../domain/printed-text';
import { DocumentSeal } from '../rendering/document-seal';
import { renderPdf } from '../rendering/render-pdf';
import { DocumentStore } from '../store/document-store';
import { publishRendered } from './document-events';
import { keepWords } from './document-words';
import { Document } from './document.entity';

/** What a document is about, and who may see it. */
export interface Subject {
  /** Given where somebody was told it before the document was printed. */
  id?: string;
  docType: DocType;
  title: string;
  product: Product | null;
  scope: Scope;
  quoteId?: string | null;
  policyId?: string | null;
  invoiceId?: string | null;
  transactionId?: string | null;
  statementId?: string | null;
  claimId?: string | null;
  isNet?: boolean;
}

/** The same of a paper of a policy, or of one of its invoices. */
type OfPolicy = Subject & { policyId: string };

/** The bytes of a document. */
interface Content {
  content: Buffer;
  /** 0 where pages are not counted. */
  pages: number;
  extension: 'pdf' | 'csv';
  contentType: string;
}

/** What is printed is for everybody who sees what it is about. */
const PRINTED = {
  source: 'PRINTED',
  visibility: 'EVERYBODY',
  uploadedBy: null,
  uploadedByName: null,
  uploadedFor: null,
  temp: false,
  removed: null,
} as const;

/** Prints documents and keeps them. */
@Injectable()
export class DocumentsService {
  constructor(
    private readonly store: DocumentStore,
    private readonly clock: DomainClock,
    private readonly seal: DocumentSeal,
  ) {}

  /**
   * Prints a document, keeps its bytes, then its row, and tells the others. Bytes whose transaction
   * fails stay behind unseen: nothing leads to them.
   */
  async issue(print: PrintDocument, subject: Subject, tx: Tx): Promise<Document> {
    await followClockOf(subject.scope.agencyId, tx.em);
    const rendered = await renderPdf(print, this.clock.now());
    const content = print.sealedFor
      ? await this.seal.sign(rendered.content, this.clock.now())
      : rendered.content;
    const pdf = { ...rendered, content, extension: 'pdf', contentType: 'application/pdf' } as const;
    const document = await this.keep(pdf, subject, tx);
    await keepWords(document.id, printedText(print), tx.em);
    await publishRendered(tx, document, subject);
    return document;
  }

  /** Prints a paper in the place of an earlier one of the same policy, invoice and title. */
  async replace(print: PrintDocument, subject: OfPolicy, tx: Tx): Promise<Document> {
    const { docType, title, policyId, invoiceId } = subject;
    const ofInvoice = invoiceId ?? IsNull();
    const earlier = { docType, title, policyId, invoiceId: ofInvoice, removed: IsNull() };
    await tx.em.update(Document, earlier, { removed: this.clock.now() });
    return this.issue(print, subject, tx);
  }

  /** Keeps the rows of a document for spreadsheets, beside the PDF that the others are told of. */
  async keepRows(rows: object[], subject: Subject, tx: Tx): Promise<Document> {
    const content = Buffer.from(toCsv(rows));
    const contentType = 'text/csv; charset=utf-8';
    return this.keep({ content, pages: 0, extension: 'csv', contentType }, subject, tx);
  }

  private async keep(file: Content, subject: Subject, tx: Tx): Promise<Document> {
    const { content, pages, extension, contentType } = file;
    const { docType, title, product, scope } = subject;
    const { quoteId = null, policyId = null, invoiceId = null, transactionId = null } = subject;
    const { isNet = false, claimId = null } = subject;
    const { accountId, agencyId, teamIds, carrierId } = scope;
    const document: Document = {
      id: subject.id ?? newId(),
      docType,
      title,
      product,
      fileName: `${title}.${extension}`,
      contentType,
      size: content.length,
      sha256: sha256Of(content),
      pages,
      created: this.clock.now(),
      accountId,
      agencyId,
      teamIds,
      carrierId,
      quoteId,
      policyId,
      invoiceId,
      transactionId,
      isNet,
      claimId,
      correlationId: currentContext()?.correlationId ?? null,
      ...PRINTED,
    };
    await this.store.put(document.id, content);
    await tx.em.insert(Document, document);
    return document;
  }
}

const sha256Of = (content: Buffer): string => createHash('sha256').update(content).digest('hex');
