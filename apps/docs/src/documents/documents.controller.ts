import { Controller, Get, Param, ParseUUIDPipe, Query } from '@nestjs/common';
import type { StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Page } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { ApiPage, Can, CurrentActor, Refuses } from '@palisade/platform';
import { DOC_TYPE_LABELS, DOC_TYPES, isOfClaim } from '../domain/doc-types';
import { keptYearsOf } from '../domain/retention';
import { DocumentStore } from '../store/document-store';
import type { Document } from './document.entity';
import {
  AccountDocumentsQuery,
  CommissionStatementQuery,
  DocTypeResponse,
  DocTypesQuery,
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

  /**
   * The documents in the caller's scope.
   *
   * @remarks Who may see a policy or quote sees what was printed for it. A search finds titles and
   * whole words of what documents say; quotation marks make a phrase. Download one by `GET
   * /api/docs/v1/download`.
   */
  @Get('search')
  @Can('document:view')
  @ApiPage(DocumentResponse)
  searchDocuments(
    @Query() query: DocumentsQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<DocumentResponse>> {
    return this.queries.search(query, actor);
  }

  /**
   * The documents of an account; the id of an agency gives those of the agency.
   *
   * @remarks Of all its quotes and policies, as far as the caller sees them. Download one by `GET
   * /api/docs/v1/download`.
   */
  @Get('search/:accountId')
  @Can('document:view')
  @ApiPage(DocumentResponse)
  searchAccountDocuments(
    @Param('accountId', ParseUUIDPipe) id: string,
    @Query() query: AccountDocumentsQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<DocumentResponse>> {
    return this.queries.ofOwner(id, query, actor);
  }

  /**
   * Kinds of document.
   *
   * @remarks For the filter of the lists; `claim=true` leaves those that go with a claim. What belongs
   * to a policy, a bill or a claim is always kept.
   */
  @Get('docTypes')
  @Can('any')
  listDocTypes(@Query() { claim: asked }: DocTypesQuery): DocTypeResponse[] {
    return DOC_TYPES.map((docType) => ({
      docType,
      label: DOC_TYPE_LABELS[docType],
      claim: isOfClaim(docType),
      keptYears: keptYearsOf(docType),
    })).filter(({ claim }) => asked === undefined || claim === asked);
  }

  /**
   * The bytes of a document.
   *
   * @remarks A PDF, exactly as it was printed first.
   */
  @Get('download')
  @Can('document:view')
  @ApiFile()
  async downloadDocument(
    @Query() { docId }: DownloadQuery,
    @CurrentActor() actor: Actor,
  ): Promise<StreamableFile> {
    return this.send(await this.queries.find(docId, actor));
  }

  /**
   * The documents of a policy, the newest first.
   *
   * @remarks They are printed a moment after the policy is issued or changed.
   */
  @Get('policy/:policyId')
  @Can('document:view')
  listPolicyDocuments(
    @Param('policyId', ParseUUIDPipe) policyId: string,
    @CurrentActor() actor: Actor,
  ): Promise<DocumentResponse[]> {
    return this.queries.ofPolicy(policyId, actor);
  }

  /**
   * The newest invoice of a policy.
   *
   * @remarks A PDF; 404 until it is printed, a moment after the policy is bound.
   */
  @Get('invoice/:policyId')
  @Can('billing:view')
  @ApiFile()
  async downloadInvoice(
    @Param('policyId', ParseUUIDPipe) policyId: string,
    @CurrentActor() actor: Actor,
  ): Promise<StreamableFile> {
    return this.send(await this.queries.newest('INVOICE', { policyId }, actor));
  }

  /**
   * The receipt of a payment.
   *
   * @remarks A PDF; 404 until the payment has settled.
   */
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

  /**
   * The commission statement of a month.
   *
   * @remarks A PDF, or its lines as CSV by `format`; staff name the agency. It is printed a moment
   * after the month was closed; 404 for a month without one.
   */
  @Get('commissions')
  @Can('commission:statement-download')
  @Refuses({ 404: '' })
  @ApiProduces('application/pdf', 'text/csv')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async downloadCommissionStatement(
    @Query() query: CommissionStatementQuery,
    @CurrentActor() actor: Actor,
  ): Promise<StreamableFile> {
    return this.send(await this.queries.statement(query, actor));
  }

  private async send(document: Document): Promise<StreamableFile> {
    return toFile(document, await this.store.open(document.contentKey ?? document.id));
  }
}
