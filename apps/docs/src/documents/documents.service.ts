import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Scope } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { DomainClock, followClockOf, newId } from '@palisade/platform';
import type { Product } from '@palisade/trade';
import type { DocType } from '../domain/doc-types';
import type { PrintDocument } from '../domain/print-document';
import { renderPdf } from '../rendering/render-pdf';
import { DocumentStore } from '../store/document-store';
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
  async issue(print: PrintDocument, subject: Subject, { em, publish }: Tx): Promise<Document> {
    await followClockOf(subject.scope.agencyId, em);
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
    };
    await this.store.put(document.id, content);
    await em.insert(Document, document);
    const { id: docId, sha256 } = document;
    await publish({
      type: 'document.rendered.v1',
      data: {
        docId,
        docType,
        title,
        sha256,
        pages,
        quoteId,
        policyId,
        agencyId,
        invoiceId,
        scope,
        claimId: null,
        statementId: null,
        correctsDocId: null,
      },
    });
    return document;
  }
}

const sha256Of = (content: Buffer): string => createHash('sha256').update(content).digest('hex');
