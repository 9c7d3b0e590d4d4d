import { Injectable } from '@nestjs/common';
import { DomainError } from '@palisade/kernel';
import { DataSource } from 'typeorm';
import type { ListedDocument } from '../clients/docs.gateway';
import { DocsGateway } from '../clients/docs.gateway';
import type { Caller } from '../quotes/caller';
import { findQuote } from '../quotes/quote-rows';
import type { ProposalQuery, QuoteDocumentResponse } from './documents.dto';

/** What was printed of a quote, under the address of the quote. */
@Injectable()
export class DocumentsService {
  constructor(
    private readonly docs: DocsGateway,
    private readonly dataSource: DataSource,
  ) {}

  /** The bytes of the proposal; 404 while none was printed. */
  async proposal(
    quoteId: string,
    { accountId, created }: ProposalQuery,
    { actor, token }: Caller,
  ): Promise<Buffer> {
    const quote = await findQuote(this.dataSource.manager, quoteId, actor);
    if (accountId && accountId !== quote.accountId) throw noDocument();
    const printed = await this.docs.ofQuote(quoteId, 'QUOTE', token);
    const asOf = created?.toISOString();
    const document = printed.find((one) => asOf === undefined || one.created <= asOf);
    const bytes = document && (await this.docs.bytesOf(document.docId, token));
    if (!bytes) throw noDocument();
    return bytes;
  }

  /** Where the latest application is, signed or not; 404 while there is none. */
  async application(quoteId: string, { actor, token }: Caller): Promise<QuoteDocumentResponse> {
    await findQuote(this.dataSource.manager, quoteId, actor);
    const [latest] = await this.docs.ofQuote(quoteId, 'APPLICATION', token);
    if (!latest) throw noDocument();
    return toQuoteDocument(latest);
  }
}

const toQuoteDocument = ({ docId, fileName, created }: ListedDocument): QuoteDocumentResponse => ({
  link: `/api/docs/v1/download?docId=${docId}`,
  docId,
  fileName,
  created: new Date(created),
});

const noDocument = (): DomainError =>
  new DomainError('DOCUMENT_NOT_FOUND', 'Document not found.', 404);
