import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Scope } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { currentContext, DomainClock, followClockOf, newId } from '@palisade/platform';
import type { Product } from '@palisade/trade';
import type { DocType } from '../domain/doc-types';
import type { PrintDocument } from '../domain/print-document';
import { renderPdf } from '../rendering/render-pdf';
import { DocumentStore } from '../store/document-store';
import { publishRendered } from './document-events';
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
}

/** What is printed is for everybody who sees what it is about. */
const PRINTED = {
  source: 'PRINTED',
  visibility: 'EVERYBODY',
  claimId: null,
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
  ) {}

  /**
   * Prints a document, keeps its bytes, then its row, and tells the others. Bytes whose transaction
   * fails stay behind unseen: nothing leads to them.
   */
  async issue(print: PrintDocument, subject: Subject, tx: Tx): Promise<Document> {
    await followClockOf(subject.scope.agencyId, tx.em);
    const created = this.clock.now();
    const { content, pages } = await renderPdf(print, created);
    const { docType, title, product, scope } = subject;
    const { quoteId = null, policyId = null, invoiceId = null, transactionId = null } = subject;
    const { accountId, agencyId, teamIds, carrierId } = scope;
    const document: Document = {
      id: subject.id ?? newId(),
      docType,
      title,
      product,
      fileName: `${title}.pdf`,
      contentType: 'application/pdf',
      size: content.length,
      sha256: sha256Of(content),
      pages,
      created,
      accountId,
      agencyId,
      teamIds,
      carrierId,
      quoteId,
      policyId,
      invoiceId,
      transactionId,
      correlationId: currentContext()?.correlationId ?? null,
      ...PRINTED,
    };
    await this.store.put(document.id, content);
    await tx.em.insert(Document, document);
    await publishRendered(tx, document, scope);
    return document;
  }
}

const sha256Of = (content: Buffer): string => createHash('sha256').update(content).digest('hex');
