import { Controller, Get, Param, ParseUUIDPipe, Query } from '@nestjs/common';
import type { StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Page } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { ApiPage, Can, CurrentActor } from '@palisade/platform';
import { DOC_TYPE_LABELS, DOC_TYPES } from '../domain/doc-types';
import { DocumentStore } from '../store/document-store';
import type { Document } from './document.entity';
import {
  AccountDocumentsQuery,
  DocTypeResponse,
  DocumentResponse,
  DocumentsQuery,
  DownloadQuery,
  ReceiptQuery,
} from './documents.dto';
import { DocumentsQueries } from './documents.queries';
import { toFile } from './send-file';

const ApiFile = (): MethodDecorator => (target, key, descriptor: PropertyDescriptor) => {
  const media = 'application/pdf';
  ApiProduces(media)(target, key, descriptor);
  ApiOkResponse({ schema: { type: 'string', format: 'binary' } })(target, key, descriptor);
};

@ApiTags('documents')
@Controller('api/docs/v1')
export class DocumentsController {
  constructor(
    private readonly queries: DocumentsQueries,
    private readonly store: DocumentStore,
  ) {}

  /** The documents in the caller's scope. */
  @Get('search')
  @Can('document:view')
  @ApiPage(DocumentResponse)
  searchDocuments(
    @Query() query: DocumentsQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<DocumentResponse>> {
    return this.queries.search(query, actor);
  }

  /** The documents of an account. */
  @Get('search/:accountId')
  @Can('document:view')
  @ApiPage(DocumentResponse)
  searchAccountDocuments(
    @Param('accountId', ParseUUIDPipe) accountId: string,
    @Query() query: AccountDocumentsQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<DocumentResponse>> {
    return this.queries.search(Object.assign(query, { accountId }), actor);
  }

  /** Kinds of document. */
  @Get('docTypes')
  @Can('any')
  listDocTypes(): DocTypeResponse[] {
    return DOC_TYPES.map((docType) => ({ docType, label: DOC_TYPE_LABELS[docType] }));
  }

  /** The bytes of a document. */
  @Get('download')
  @Can('document:view')
  @ApiFile()
  async downloadDocument(
    @Query() { docId }: DownloadQuery,
    @CurrentActor() actor: Actor,
  ): Promise<StreamableFile> {
    return this.send(await this.queries.find(docId, actor));
  }

  /** The documents of a policy, the newest first. */
  @Get('policy/:policyId')
  @Can('document:view')
  listPolicyDocuments(
    @Param('policyId', ParseUUIDPipe) policyId: string,
    @CurrentActor() actor: Actor,
  ): Promise<DocumentResponse[]> {
    return this.queries.ofPolicy(policyId, actor);
  }

  /** The newest invoice of a policy. */
  @Get('invoice/:policyId')
  @Can('billing:view')
  @ApiFile()
  async downloadInvoice(
    @Param('policyId', ParseUUIDPipe) policyId: string,
    @CurrentActor() actor: Actor,
  ): Promise<StreamableFile> {
    return this.send(await this.queries.newest('INVOICE', { policyId }, actor));
  }

  /** The receipt of a payment. */
  @Get('receipt/:policyId')
  @Can('billing:view')
  @ApiFile()
  async downloadReceipt(
    @Param('policyId', ParseUUIDPipe) policyId: string,
    @Query() { transactionId }: ReceiptQuery,
    @CurrentActor() actor: Actor,
  ): Promise<StreamableFile> {
    const where = { policyId, transactionId };
    return this.send(await this.queries.newest('RECEIPT', where, actor));
  }

  private async send(document: Document): Promise<StreamableFile> {
    return toFile(document, await this.store.open(document.id));
  }
}
