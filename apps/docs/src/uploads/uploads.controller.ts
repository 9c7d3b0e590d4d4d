import { Body, Controller, Delete, HttpCode, Post, Put, Query, Req } from '@nestjs/common';
import type { ApiBodyOptions } from '@nestjs/swagger';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import { usState } from '@palisade/kernel';
import type { Actor, ExpectedFile } from '@palisade/platform';
import { ActsOutside, Can, CurrentActor, Refuses, UploadForm } from '@palisade/platform';
import type { FastifyRequest } from 'fastify';
import { fileTooLarge, MAX_UPLOAD_BYTES, noFile } from '../domain/uploads';
import { DocumentResponse, toDocumentResponse } from '../documents/documents.dto';
import { FileQuery, SignedNoticeQuery, UpdateDocumentRequest, UploadQuery } from './uploads.dto';
import { UploadsService } from './uploads.service';

const FORM: ApiBodyOptions = {
  schema: {
    type: 'object',
    required: ['file'],
    properties: { file: { type: 'string', format: 'binary' } },
  },
};

const DOCUMENT_FILE: ExpectedFile = {
  bytesMax: MAX_UPLOAD_BYTES,
  none: noFile,
  tooLarge: fileTooLarge,
};

@ApiTags('documents')
@Controller('api/docs/v1')
export class UploadsController {
  constructor(
    private readonly uploads: UploadsService,
    private readonly form: UploadForm,
  ) {}

  /**
   * Upload a document of 25 MB at most.
   *
   * @remarks For an account, a quote, a policy or a filed claim that the caller sees (404
   * otherwise), or for none of them. Taken are pdf, Office files, csv, eml, zip and pictures, by what
   * they hold and not only by their name (400); a file with the test signature of virus scanners,
   * also inside a zip or a PDF, and one that cannot be looked into are refused (400). Who reads it
   * is `visibility`. `document.uploaded.v1` tells of it; download it by `GET /api/docs/v1/download`.
   */
  @Post('upload/doc')
  @ActsOutside()
  @Can('document:upload')
  @ApiConsumes('multipart/form-data')
  @ApiBody(FORM)
  @Refuses({ 413: 'The file is larger than 25 MB.' })
  async uploadDocument(
    @Req() request: FastifyRequest,
    @Query() query: UploadQuery,
    @CurrentActor() actor: Actor,
  ): Promise<DocumentResponse> {
    const document = await this.uploads.add(
      await this.form.read(request, DOCUMENT_FILE),
      query,
      actor,
    );
    return toDocumentResponse(document, actor);
  }

  /**
   * Upload the surplus lines notice of a quote, signed on paper.
   *
   * @remarks As `POST /api/docs/v1/upload/doc`, for a quote that the caller sees (404 otherwise). A
   * broker who attests it on the screen does so by `POST
   * /api/quote/v1/attest-surplus-compliance/{quoteId}`.
   */
  @Post('surplusNotice')
  @ActsOutside()
  @Can('document:upload')
  @ApiConsumes('multipart/form-data')
  @ApiBody(FORM)
  @Refuses({ 413: 'The file is larger than 25 MB.' })
  async uploadSurplusNotice(
    @Req() request: FastifyRequest,
    @Query() { quoteId, state }: SignedNoticeQuery,
    @CurrentActor() actor: Actor,
  ): Promise<DocumentResponse> {
    const file = await this.form.read(request, DOCUMENT_FILE);
    const docName = `Signed surplus lines notice of ${usState(state)?.name ?? state}`;
    const query = { docName, docType: 'SURPLUS_NOTICE' as const, quoteId };
    return toDocumentResponse(await this.uploads.add(file, query, actor), actor);
  }

  /**
   * Rename a document, or give it another kind or other readers.
   *
   * @remarks Only what people uploaded, and for all but the provider's staff only what their own
   * organisation did (403); what was printed stays as it is (409). A temporary document is kept from
   * then on.
   */
  @Put('update')
  @Can('document:upload')
  async updateDocument(
    @Query() { docId }: FileQuery,
    @Body() body: UpdateDocumentRequest,
    @CurrentActor() actor: Actor,
  ): Promise<DocumentResponse> {
    return toDocumentResponse(await this.uploads.update(docId, body, actor), actor);
  }

  /**
   * Delete a document.
   *
   * @remarks Only what people uploaded, as for `PUT /api/docs/v1/update`. It is in no list and
   * cannot be downloaded any more; `document.uploaded.v1` tells that it was removed.
   */
  @Delete()
  @Can('document:delete')
  @HttpCode(204)
  deleteDocument(@Query() { docId }: FileQuery, @CurrentActor() actor: Actor): Promise<void> {
    return this.uploads.remove(docId, actor);
  }
}
